/**
 * Part of the head script: remembers the button that was pressed last as `document.documentElement.unheard`, until its
 * press arrives at it while the page is hydrated. React stops a press at its root, on the way down, where the code of
 * the pressed part has not come. A button of a form works by itself, a press elsewhere or typing ends the wish.
 */
export const EARLY_PRESS = [
  'function f(){d.unheard=null}',
  'addEventListener("click",function(e){',
  'f();',
  'var b=e.target.closest("button");',
  'if(!b||b.form&&b.type!=="button")return;',
  'd.unheard=b;',
  'b.addEventListener("click",function(){if(d.isHydrated)f()},{once:true})',
  '},true);',
  'addEventListener("input",f,true);',
].join('');
