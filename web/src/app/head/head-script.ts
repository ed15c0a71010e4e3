import { EARLY_PRESS } from '../../lib/hydration/early-press-script';

/**
 * Runs in the head before the first paint, so it is one small text that no build step changes. It puts `dark` or
 * `light` on <html>: the stored choice, else the system's. It marks a stored sign-in as `data-signed-in`, and a user
 * who is not offered Plus as `data-navigation`. On a page that was rendered in a language (`<html data-rendered>`) it
 * redirects a user of German to the same address with `?lang=de`, and a user who chose English away from it, and
 * remembers the last press of a button that nothing has heard yet (lib/hydration/early-press.tsx). It reads what
 * theme/colour-mode.ts, session/stored-session.ts, shell/deferred-parts.tsx and i18n/languages.ts store.
 */
export const HEAD_SCRIPT = [
  '(function(d,n){',
  'function r(k){try{return localStorage.getItem("touchline."+k)}catch(e){return null}}',
  'var m=r("colourMode");',
  'if(m!=="dark"&&m!=="light")m=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";',
  'd.classList.add(m);',
  'try{if(JSON.parse(r("signedIn")).uid){d.setAttribute("data-signed-in","");if(r("navigation"))d.setAttribute("data-navigation",r("navigation"))}}catch(e){}',
  'if(!d.hasAttribute("data-rendered"))return;',
  EARLY_PRESS,
  'var c=r("language"),w=c;',
  'if(w!=="de"&&w!=="en")c=null,w=(n.languages||[]).map(function(l){return l.toLowerCase().split("-")[0]}).filter(function(l){return l==="de"||l==="en"})[0];',
  'var a=new URL(location.href),g=a.searchParams.get("lang")==="de";',
  'if(w==="de"&&!g)a.searchParams.set("lang","de");',
  'else if(c==="en"&&g)a.searchParams.delete("lang");',
  'else return;',
  'location.replace(a.href)',
  '})(document.documentElement,navigator)',
].join('');
