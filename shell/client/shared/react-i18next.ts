/**
 * The part of react-i18next that remotes share. As a shared library it cannot be shaken: whole, it would bring parts
 * that no remote uses to every page. remote-kit refuses imports of anything else (webpack/shared-exports-plugin.ts).
 */
export { I18nextProvider, useTranslation } from 'react-i18next-whole'
