/**
 * What a page with a form does until React has taken the form over, which is `novalidate` from then on: a press of its
 * button is held (holdClicks.ts), and the browser sends the form itself when the script has failed or is `late`, in
 * milliseconds. A page left before with something typed is hydrated at once, which puts it back; it is under `store`.
 */
export function formScript(store: string, late: number): string {
  return [
    '(()=>{',
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
    'button.disabled=reportValidity.call(form);',
    'button.disabled&&submit.call(form);',
    // The page stays where a program for e-mail opens.
    `button.matches(\`[action^=mailto] *\`)&&setTimeout(()=>button.disabled=false,${late})`,
    `},${late})},true);`,
    'addEventListener(`pageshow`,()=>{',
    'for(const button of document.querySelectorAll(`form[method] [type=submit]`))button.disabled=false});',
    'addEventListener(`DOMContentLoaded`,()=>{',
    `try{sessionStorage[${JSON.stringify(store)}]&&document.querySelector(\`form[method]\`)?.setAttribute(\`data-hydrate\`,\`now\`)}catch{}`,
    '})})()',
  ].join('');
}
