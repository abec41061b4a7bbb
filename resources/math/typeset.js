// SPDX-FileCopyrightText: 2026 The Hiwar authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What of MathJax goes into hiwar-math: TeX in, SVG out, nothing else. Left out on purpose: html
// (links, styles), require and autoload (load code), action, noerrors and noundefined (they draw a
// formula that is wrong; its source says more). Each formula begins afresh: a macro or a colour that
// one defines is unknown to the next, so that none can redraw another.
import { mathjax } from 'mathjax-full/js/mathjax.js';
import { TeX } from 'mathjax-full/js/input/tex.js';
import { SVG } from 'mathjax-full/js/output/svg.js';
import { liteAdaptor } from 'mathjax-full/js/adaptors/liteAdaptor.js';
import { RegisterHTMLHandler } from 'mathjax-full/js/handlers/html.js';
import { Configuration } from 'mathjax-full/js/input/tex/Configuration.js';
import { CommandMap } from 'mathjax-full/js/input/tex/SymbolMap.js';
import ParseUtil from 'mathjax-full/js/input/tex/ParseUtil.js';
import 'mathjax-full/js/input/tex/base/BaseConfiguration.js';
import 'mathjax-full/js/input/tex/ams/AmsConfiguration.js';
import 'mathjax-full/js/input/tex/amscd/AmsCdConfiguration.js';
import 'mathjax-full/js/input/tex/bbox/BboxConfiguration.js';
import 'mathjax-full/js/input/tex/boldsymbol/BoldsymbolConfiguration.js';
import 'mathjax-full/js/input/tex/braket/BraketConfiguration.js';
import 'mathjax-full/js/input/tex/cancel/CancelConfiguration.js';
import 'mathjax-full/js/input/tex/cases/CasesConfiguration.js';
import 'mathjax-full/js/input/tex/centernot/CenternotConfiguration.js';
import 'mathjax-full/js/input/tex/color/ColorConfiguration.js';
import 'mathjax-full/js/input/tex/colortbl/ColortblConfiguration.js';
import 'mathjax-full/js/input/tex/empheq/EmpheqConfiguration.js';
import 'mathjax-full/js/input/tex/enclose/EncloseConfiguration.js';
import 'mathjax-full/js/input/tex/extpfeil/ExtpfeilConfiguration.js';
import 'mathjax-full/js/input/tex/gensymb/GensymbConfiguration.js';
import 'mathjax-full/js/input/tex/mathtools/MathtoolsConfiguration.js';
import 'mathjax-full/js/input/tex/mhchem/MhchemConfiguration.js';
import 'mathjax-full/js/input/tex/newcommand/NewcommandConfiguration.js';
import 'mathjax-full/js/input/tex/textcomp/TextcompConfiguration.js';
import 'mathjax-full/js/input/tex/textmacros/TextMacrosConfiguration.js';
import 'mathjax-full/js/input/tex/unicode/UnicodeConfiguration.js';
import 'mathjax-full/js/input/tex/upgreek/UpgreekConfiguration.js';
import 'mathjax-full/js/input/tex/verb/VerbConfiguration.js';

const packages = [
    'base', 'ams', 'amscd', 'bbox', 'boldsymbol', 'braket', 'cancel', 'cases', 'centernot', 'color',
    'colortbl', 'empheq', 'enclose', 'extpfeil', 'gensymb', 'mathtools', 'mhchem', 'newcommand',
    'textcomp', 'textmacros', 'unicode', 'upgreek', 'verb', 'hiwar'
];

// MathJax hangs a number at the edge of the page, as wide as that is. Here there is no page: it
// follows what it numbers.
new CommandMap('hiwar', { tag: 'Tag' }, {
    Tag(parser, name) {
        const [open, close] = parser.GetStar() ? ['', ''] : ['(', ')'];
        const text = `\\qquad\\text{${open}${parser.GetArgument(name)}${close}}`;
        parser.string = ParseUtil.addArgs(parser, text, parser.string.slice(parser.i));
        parser.i = 0;
    }
});
Configuration.create('hiwar', { handler: { macro: ['hiwar'] }, priority: 1 });

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);

function fail(jax, error) {
    throw new Error(error.message);
}

// In ex, MathJax's unit: the height of an x.
function ex(text) {
    return Number.parseFloat(text) || 0;
}

// Commands that change what others mean. MathJax keeps that in its input, so a formula that may have
// done so is the last of its input.
const changes = /\\(?:def|let|(?:re)?new|provide|Declare|define|mathtoolsset|use)/;

const output = new SVG({ fontCache: 'local' });
let input = null;

// The one function that hiwar-math calls. Throws when the formula cannot be drawn.
function typeset(tex, display) {
    input ??= new TeX({ packages, formatError: fail, maxMacros: 1000, maxBuffer: 20 * 1024 });
    try {
        return draw(tex, display);
    } finally {
        if (changes.test(tex))
            input = null;
    }
}

// The lines of arrays get their look from a style sheet, which nobody reads here.
function ruleLines(svg) {
    for (const line of [...adaptor.tags(svg, 'line'), ...adaptor.tags(svg, 'rect')]) {
        const isRule = adaptor.hasAttribute(line, 'data-line');
        if (!isRule && !adaptor.hasAttribute(line, 'data-frame'))
            continue;
        adaptor.setAttribute(line, 'stroke-width', '70');
        adaptor.setAttribute(line, 'fill', 'none');
        const look = adaptor.getAttribute(line, 'class') || '';
        if (look.includes('dashed'))
            adaptor.setAttribute(line, 'stroke-dasharray', '140');
        else if (look.includes('dotted'))
            adaptor.setAttribute(line, 'stroke-dasharray', '70');
    }
}

// The ends of a glyph's outline along one axis. MathJax writes outlines with absolute coordinates.
function endsOf(outline, isHorizontal) {
    let least = Infinity, most = -Infinity;
    for (const part of outline.match(/[A-Z][^A-Z]*/g) || []) {
        const command = part[0];
        const points = (part.match(/-?[\d.]+/g) || []).map(Number);
        for (let i = 0; i < points.length; ++i) {
            const isX = command === 'H' || (command !== 'V' && i % 2 === 0);
            if (isX !== isHorizontal)
                continue;
            least = Math.min(least, points[i]);
            most = Math.max(most, points[i]);
        }
    }
    return [least, most];
}

// The middle of a stretched bracket or arrow is a glyph, half as long again as its place, in an <svg> of its own that
// cuts off its ends. What draws for us knows no <svg> in another and would lose all that follows: here the glyph
// becomes as long as its place. What is not of this kind stays and is refused by who asked.
function flatten(svg) {
    for (const inner of adaptor.tags(svg, 'svg')) {
        const [glyph, ...others] = adaptor.childNodes(inner);
        const stretch = glyph && /^scale\(([\d.]+),([\d.]+)\)$/.exec(adaptor.getAttribute(glyph, 'transform') || '');
        if (!stretch || others.length)
            continue;
        const name = (adaptor.getAttribute(glyph, 'xlink:href') || '').slice(1);
        const path = adaptor.tags(svg, 'path').find(one => adaptor.getAttribute(one, 'id') === name);
        if (!path)
            continue;
        const number = key => Number(adaptor.getAttribute(inner, key) || 0);
        const isHorizontal = stretch[2] === '1';
        const [least, most] = endsOf(adaptor.getAttribute(path, 'd'), isHorizontal);
        const length = isHorizontal ? number('width') : number('height');
        const scale = length / (most - least);
        const [, viewY] = adaptor.getAttribute(inner, 'viewBox').split(' ').map(Number);
        const [x, y] = isHorizontal ? [number('x') - least * scale, number('y') - viewY]
                                    : [number('x'), number('y') - least * scale];
        const group = adaptor.node('g', {
            transform: `translate(${x.toFixed(1)},${y.toFixed(1)})`
        }, [], 'http://www.w3.org/2000/svg');
        adaptor.setAttribute(glyph, 'transform',
            isHorizontal ? `scale(${scale.toFixed(3)},1)` : `scale(1,${scale.toFixed(3)})`);
        adaptor.replace(group, inner);
        adaptor.append(group, glyph);
    }
}

function draw(tex, display) {
    input.reset();
    const document = mathjax.document('', {
        InputJax: input,
        OutputJax: output,
        compileError: (doc, math, error) => { throw error; },
        typesetError: (doc, math, error) => { throw error; }
    });
    const container = document.convert(tex, { display, em: 16, ex: 8, containerWidth: 1280 });
    const svg = adaptor.firstChild(container);
    const drawing = {
        width: ex(adaptor.getAttribute(svg, 'width')),
        height: ex(adaptor.getAttribute(svg, 'height')),
        depth: -ex(adaptor.getStyle(svg, 'vertical-align'))
    };
    for (const name of ['width', 'height', 'style', 'role', 'focusable'])
        adaptor.removeAttribute(svg, name);
    ruleLines(svg);
    flatten(svg);
    drawing.svg = adaptor.outerHTML(svg);
    return drawing;
}

export { typeset };
