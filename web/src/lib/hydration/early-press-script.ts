/**
 * Part of the head script: what is done on a rendered page before anybody hears it, kept at `document.documentElement`
 * for early-press.tsx. `unheard` is the button that was pressed last, until its press arrives at it and React hears it;
 * mostly React stops a press at its root, on the way down, where the code of the pressed part has not come. It looks
 * busy meanwhile. A press elsewhere or typing ends the wish. `changed` are the fields, boxes and choices that were
 * changed, with their values, until early-press.tsx finds that React has heard it.
 *
 * A form with a `method` is one that the browser sends and a page of ours answers, and works by itself. Any other waits
 * for its script: it is never sent by the browser, and its button is a button like others. Where the script does not
 * come (`giveUp`), it is sent to its address, if it has one.
 */
export const EARLY_PRESS = [
  '(function(){',
  'var p,c=d.changed=new Map;',
  'function f(){d.unheard=null;if(p)p.cancel();p=0}',
  'd.giveUp=function(){var b=d.unheard,o=b&&b.form;f();if(o&&o.hasAttribute("action"))o.submit()};',
  'addEventListener("click",function(e){',
  'f();',
  'var b=e.target.closest("button"),o=b&&b.form;',
  'if(!b||o&&b.type!=="button"&&o.hasAttribute("method"))return;',
  'd.unheard=b;',
  'if(b.animate)p=b.animate({opacity:[.6,.6]},1e9);',
  'b.addEventListener("click",function(){if(d.isHeard&&d.isHeard(b))f()},{once:true})',
  '},true);',
  'addEventListener("submit",function(e){if(!e.target.hasAttribute("method"))e.preventDefault()},true);',
  'addEventListener("input",function(e){',
  'f();',
  'var t=e.target;',
  'if("form"in t)c.set(t,/^(checkbox|radio)$/.test(t.type)?t.checked:t.value)',
  '},true)',
  '})();',
].join('');
