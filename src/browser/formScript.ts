/**
 * What a page with a form does until React has taken the form over, which is `novalidate` from then on: a press of its
 * button is held (holdClicks.ts), and the browser sends the form itself when the script has failed or is `late`, in
 * milliseconds. What is typed until then, into the fields that are `kept`, is under `store` by the path of the page, and
 * put back when that is loaded again. A page left before with something typed is hydrated at once, which puts it back.
 */
export function formScript(store: string, late: number, kept: readonly string[]): string {
  const stored = `sessionStorage[${JSON.stringify(store)}]`;
  return [
    '(()=>{',
    `const inputs=()=>[...document.querySelectorAll(\`form[method]:not([novalidate]) :is(input,textarea,select):not([type=file])\`)].filter(({name})=>${JSON.stringify(kept)}.includes(name));`,
    'const valueOf=({type})=>/box|radio/.test(type)?`checked`:`value`;',
    'const keep=values=>{',
    `try{${stored}=JSON.stringify({...JSON.parse(${stored}||\`{}\`),[location.pathname]:values})}catch{}};`,
    'addEventListener(`input`,()=>{',
    'const values=inputs().map(input=>input[valueOf(input)]);',
    'values.length&&keep(values)});',
    'const isOurs=button=>button.matches(`form[novalidate] *`);',
    'const buttonOf=({target})=>target.closest(`form[method] [type=submit]`);',
    // Only then: React takes a form over at a press on it.
    'addEventListener(`click`,event=>{',
    'const button=buttonOf(event);',
    'if(button&&!isOurs(button))event.preventDefault()});',
    'addEventListener(`click`,event=>{',
    'const button=buttonOf(event);',
    'if(!button||isOurs(button)||button.dataset.late)return;',
    'button.dataset.late=1;',
    'setTimeout(()=>{',
    'delete button.dataset.late;',
    'if(isOurs(button)||!button.isConnected)return;',
    'const {form}=button;',
    // What React repeats later must not send it a second time.
    'const {submit,reportValidity}=HTMLFormElement.prototype;',
    // A field may be called as what every form has.
    'if(button.disabled=reportValidity.call(form)){keep();submit.call(form)}',
    // The page stays where a program for e-mail opens.
    `button.matches(\`[action^=mailto] *\`)&&setTimeout(()=>button.disabled=false,${late})`,
    `},${late})},true);`,
    'addEventListener(`pageshow`,()=>{',
    'for(const button of document.querySelectorAll(`form[method] [type=submit]`))button.disabled=false});',
    'addEventListener(`DOMContentLoaded`,()=>{',
    `try{if(!${stored})return;`,
    'document.querySelector(`form[method]`)?.setAttribute(`data-hydrate`,`now`);',
    `const values=JSON.parse(${stored})[location.pathname];`,
    // The browser may have put it back already.
    'inputs().forEach((input,index)=>input[valueOf(input)]||=values[index])',
    '}catch{}})})()',
  ].join('');
}
