/**
 * Lets visitors choose between light and dark by the button of the footer (`data-scheme=switch`), before React is
 * there and after. In the head, so that the page is painted once. The choice is kept under `store`; without it, until
 * the page is loaded again. Styles follow `data-scheme` of `<html>`, pictures and the colour of the browser's bar by
 * their `media`, also those that come later.
 */
export function colourSchemeScript(store?: string): string {
  const kept = store === undefined ? '' : `localStorage[${JSON.stringify(store)}]`;
  return [
    '(()=>{const root=document.documentElement.dataset;root.scheme=``;',
    kept && `const read=()=>{try{root.scheme=${kept}||\`\`}catch{}};read();`,
    // What asks for the colour scheme, and once did: other conditions stay.
    'const asking=new WeakMap,follow=()=>{',
    'for(const one of document.querySelectorAll(`source[media],meta[media]`)){',
    'if(one.media.includes(`prefers-color-scheme`))asking.has(one)||asking.set(one,one.media);',
    'const own=asking.get(one);',
    'const media=own?.replace(/\\(prefers-color-scheme: ?(\\w+)\\)/g,(asked,look)=>',
    'root.scheme?`(min-width:${look==root.scheme?0:`9999em`})`:asked);',
    'media&&one.media!=media&&(one.media=media)}};',
    'new MutationObserver(follow).observe(document,{childList:true,subtree:true});',
    // From the back/forward cache, and from another tab.
    kept && 'for(const then of[`pageshow`,`storage`])addEventListener(then,()=>{read();follow()});',
    'addEventListener(`click`,event=>{',
    'if(!event.target.closest(`button[data-scheme]`))return;',
    'event.stopImmediatePropagation();',
    'const isDark=root.scheme?root.scheme==`dark`:matchMedia(`(prefers-color-scheme:dark)`).matches;',
    'root.scheme=isDark?`light`:`dark`;',
    kept && `try{${kept}=root.scheme}catch{}`,
    'follow()},true)})()',
  ].join('');
}
