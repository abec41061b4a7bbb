; SPDX-FileCopyrightText: 2026 The Hiwar authors
; SPDX-License-Identifier: GPL-3.0-or-later
;
; makensis -DVERSION=… -DSTAGE=FOLDER -DFILES=LIST -DKILOBYTES=… -DOUTPUT=FILE hiwar.nsi   (build.sh does)
;
; Installs for the person who starts it, with no rights, or for everybody, with an administrator's. Silently:
; setup.exe /S [/CurrentUser | /AllUsers] [/D=FOLDER]; it ends with 0 when done, with 2 when Hiwar runs and does
; not end. uninstall.exe /S [/DELETEHISTORY]. Conversations and settings stay unless their box is ticked; keys are
; Windows' own affair (Credential Manager) and stay.
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma

!define ID Hiwar
!define UNINSTALL_KEY Software\Microsoft\Windows\CurrentVersion\Uninstall\${ID}
!define OPEN_WITH_KEY Software\Classes\Applications\hiwar.exe
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_MUI
!define MULTIUSER_USE_PROGRAMFILES64
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_INSTALLMODE_INSTDIR ${ID}
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY ${UNINSTALL_KEY}
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME InstallLocation
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY ${UNINSTALL_KEY}
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME InstallLocation
!include MultiUser.nsh
!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include Sections.nsh
!include x64.nsh
!include ${FILES}

Name Hiwar
OutFile "${OUTPUT}"
VIProductVersion ${VERSION}.0
VIAddVersionKey ProductName Hiwar
VIAddVersionKey ProductVersion ${VERSION}
VIAddVersionKey FileVersion ${VERSION}
VIAddVersionKey FileDescription "Hiwar Setup"
VIAddVersionKey CompanyName "The Hiwar authors"
VIAddVersionKey LegalCopyright "The Hiwar authors, GPL-3.0-or-later"

!define MUI_ICON ${ICON}
!define MUI_UNICON ${ICON}
!define MUI_FINISHPAGE_RUN "$INSTDIR\hiwar.exe"
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE Arabic

LangString RUNNING ${LANG_ENGLISH} "Hiwar is still open. Close its window, then choose Retry. Nothing in it is lost."
LangString RUNNING ${LANG_ARABIC} "ما زال حوار مفتوحًا. أغلق نافذته ثم اختر إعادة المحاولة. لن يضيع شيء مما فيه."
LangString TOO_OLD ${LANG_ENGLISH} "Hiwar needs Windows 10 or newer, 64 bits."
LangString TOO_OLD ${LANG_ARABIC} "يحتاج حوار إلى ويندوز 10 أو أحدث، 64 بت."
LangString PROGRAM ${LANG_ENGLISH} "Hiwar"
LangString PROGRAM ${LANG_ARABIC} "حوار"
LangString HISTORY ${LANG_ENGLISH} "Conversations and settings (for good)"
LangString HISTORY ${LANG_ARABIC} "المحادثات والإعدادات (نهائيًا)"
LangString ABOUT_PROGRAM ${LANG_ENGLISH} "Removes the program. Conversations, settings and keys stay."
LangString ABOUT_PROGRAM ${LANG_ARABIC} "يزيل البرنامج. تبقى المحادثات والإعدادات والمفاتيح."
LangString ABOUT_HISTORY ${LANG_ENGLISH} "Also deletes your conversations, their daily copies and your settings. This cannot be undone. Keys are in Windows' Credential Manager, where you can remove them."
LangString ABOUT_HISTORY ${LANG_ARABIC} "يحذف أيضًا محادثاتك ونسخها اليومية وإعداداتك. لا يمكن التراجع عن ذلك. المفاتيح محفوظة في إدارة بيانات الاعتماد في ويندوز، ويمكنك إزالتها هناك."

!macro OPEN_WITH ENDING
    WriteRegStr SHCTX ${OPEN_WITH_KEY}\SupportedTypes ".${ENDING}" ""
!macroend

; The Hiwar that runs is asked to end, as at the end of a session; then its file can be written. More than once: it
; may have just been started and not hear yet. Before anything is changed: who is refused has what was there.
!macro END_RUNNING
    StrCpy $1 0
    ${While} ${FileExists} "$INSTDIR\hiwar.exe"
        ${If} ${FileExists} "$INSTDIR\hiwar.com"
            nsExec::Exec '"$INSTDIR\hiwar.com" quit'
            Pop $0
        ${EndIf}
        ClearErrors
        FileOpen $0 "$INSTDIR\hiwar.exe" a
        ${IfNot} ${Errors}
            FileClose $0
            ${Break}
        ${EndIf}
        IntOp $1 $1 + 1
        ${If} $1 < 20
            Sleep 250
        ${Else}
            ${If} ${Silent}
                SetErrorLevel 2
                Quit
            ${EndIf}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(RUNNING)" IDRETRY +2
            Quit
        ${EndIf}
    ${EndWhile}
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
        MessageBox MB_OK|MB_ICONSTOP "$(TOO_OLD)" /SD IDOK
        SetErrorLevel 3
        Quit
    ${EndIf}
    SetRegView 64
    !insertmacro MULTIUSER_INIT
FunctionEnd

Section
    !insertmacro END_RUNNING
    ; What an older version had and this one has not would stay for ever.
    ${If} ${FileExists} "$INSTDIR\uninstall.exe"
        !insertmacro REMOVE_OWN_FOLDERS
    ${EndIf}
    !insertmacro INSTALL_FILES
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Hiwar.lnk" "$INSTDIR\hiwar.exe"

    WriteRegStr SHCTX ${UNINSTALL_KEY} DisplayName Hiwar
    WriteRegStr SHCTX ${UNINSTALL_KEY} DisplayVersion ${VERSION}
    WriteRegStr SHCTX ${UNINSTALL_KEY} DisplayIcon "$INSTDIR\hiwar.exe"
    WriteRegStr SHCTX ${UNINSTALL_KEY} Publisher "The Hiwar authors"
    WriteRegStr SHCTX ${UNINSTALL_KEY} InstallLocation "$INSTDIR"
    WriteRegStr SHCTX ${UNINSTALL_KEY} UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr SHCTX ${UNINSTALL_KEY} QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD SHCTX ${UNINSTALL_KEY} EstimatedSize ${KILOBYTES}
    WriteRegDWORD SHCTX ${UNINSTALL_KEY} NoModify 1
    WriteRegDWORD SHCTX ${UNINSTALL_KEY} NoRepair 1

    WriteRegStr SHCTX Software\Classes\hiwar "" "URL:Hiwar"
    WriteRegStr SHCTX Software\Classes\hiwar "URL Protocol" ""
    WriteRegStr SHCTX Software\Classes\hiwar\DefaultIcon "" "$INSTDIR\hiwar.exe"
    WriteRegStr SHCTX Software\Classes\hiwar\shell\open\command "" '"$INSTDIR\hiwar.exe" "%1"'
    ; Offered by "Open with", the default of nothing: no file type is taken. Without the reader nothing could be read.
    DeleteRegKey SHCTX ${OPEN_WITH_KEY}
    ${If} ${FileExists} "$INSTDIR\hiwar-reader.exe"
        WriteRegStr SHCTX ${OPEN_WITH_KEY} FriendlyAppName Hiwar
        WriteRegStr SHCTX ${OPEN_WITH_KEY}\DefaultIcon "" "$INSTDIR\hiwar.exe"
        WriteRegStr SHCTX ${OPEN_WITH_KEY}\shell\open\command "" '"$INSTDIR\hiwar.exe" -- "%1"'
        !insertmacro OPEN_WITH txt
        !insertmacro OPEN_WITH md
        !insertmacro OPEN_WITH csv
        !insertmacro OPEN_WITH tsv
        !insertmacro OPEN_WITH log
        !insertmacro OPEN_WITH json
        !insertmacro OPEN_WITH xml
        !insertmacro OPEN_WITH htm
        !insertmacro OPEN_WITH html
        !insertmacro OPEN_WITH ipynb
        !insertmacro OPEN_WITH py
        !insertmacro OPEN_WITH js
        !insertmacro OPEN_WITH c
        !insertmacro OPEN_WITH cpp
        !insertmacro OPEN_WITH h
        !insertmacro OPEN_WITH pdf
        !insertmacro OPEN_WITH rtf
        !insertmacro OPEN_WITH docx
        !insertmacro OPEN_WITH xlsx
        !insertmacro OPEN_WITH pptx
        !insertmacro OPEN_WITH odt
        !insertmacro OPEN_WITH ods
        !insertmacro OPEN_WITH odp
        !insertmacro OPEN_WITH epub
        !insertmacro OPEN_WITH eml
        !insertmacro OPEN_WITH png
        !insertmacro OPEN_WITH jpg
        !insertmacro OPEN_WITH jpeg
        !insertmacro OPEN_WITH webp
        !insertmacro OPEN_WITH gif
        !insertmacro OPEN_WITH bmp
        !insertmacro OPEN_WITH svg
        !insertmacro OPEN_WITH zip
        !insertmacro OPEN_WITH 7z
        !insertmacro OPEN_WITH tar
    ${EndIf}
    ; What "hiwar" means in Start, Run.
    WriteRegStr SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\hiwar.exe" "" "$INSTDIR\hiwar.exe"
SectionEnd

Section "un.$(PROGRAM)" uninstall_program
    SectionIn RO
    !insertmacro END_RUNNING
    ; By the program itself, not by hiwar.com: Windows knows the list of the taskbar by who wrote it.
    ExecWait '"$INSTDIR\hiwar.exe" quit --clear-menu'
    !insertmacro REMOVE_FILES
    Delete "$INSTDIR\uninstall.exe"
    ; Only when nothing else is in it: the folder may be one that the person chose.
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Hiwar.lnk"
    DeleteRegKey SHCTX ${UNINSTALL_KEY}
    DeleteRegKey SHCTX Software\Classes\hiwar
    DeleteRegKey SHCTX ${OPEN_WITH_KEY}
    DeleteRegKey SHCTX "Software\Microsoft\Windows\CurrentVersion\App Paths\hiwar.exe"
SectionEnd

Section /o "un.$(HISTORY)" uninstall_history
    SetShellVarContext current
    RMDir /r "$APPDATA\hiwar"
    RMDir /r "$LOCALAPPDATA\hiwar"
SectionEnd

; After the sections, whose numbers it needs.
Function un.onInit
    SetRegView 64
    !insertmacro MULTIUSER_UNINIT
    ; It removes what it was installed as.
    ReadRegStr $0 HKLM ${UNINSTALL_KEY} InstallLocation
    ${If} $0 == $INSTDIR
        Call un.MultiUser.InstallMode.AllUsers
    ${EndIf}
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/DELETEHISTORY" $1
    ${IfNot} ${Errors}
        SectionSetFlags ${uninstall_history} ${SF_SELECTED}
    ${EndIf}
FunctionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
    !insertmacro MUI_DESCRIPTION_TEXT ${uninstall_program} $(ABOUT_PROGRAM)
    !insertmacro MUI_DESCRIPTION_TEXT ${uninstall_history} $(ABOUT_HISTORY)
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
