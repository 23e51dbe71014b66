/**
 * Runs before anything is painted. The hash never reaches the server: its presence decides whether the page as
 * rendered (without criteria) or the skeletons are shown.
 */
export const earlyScript =
  "if(location.hash.length>1)document.documentElement.setAttribute('data-criteria','')"
