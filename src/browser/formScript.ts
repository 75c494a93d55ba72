/**
 * What a page with a form does until React has taken the form over, which is `novalidate` from then on: a press of its
 * button is held (holdClicks.ts), and the browser sends the form itself when the script has failed or is `late`, in
 * milliseconds; fields with a condition are shown then. What is typed until then is kept under `store` as React keeps it
 * (#blocks/form/kept.ts), and put back when the page is loaded again, which is hydrated at once then.
 */
export function formScript(store: string, late: number): string {
  const stored = `sessionStorage[${JSON.stringify(store)}]`;
  return [
    '(()=>{',
    // A field may be called as what every form has.
    'const{querySelectorAll,getAttribute}=Element.prototype;',
    'const{submit,reportValidity}=HTMLFormElement.prototype;',
    'const formsOf=selector=>[...document.querySelectorAll(`form[data-kept]${selector||``}`)];',
    'const waiting=()=>formsOf(`:not([novalidate])`);',
    'const keyOf=form=>`${location.pathname} ${formsOf().indexOf(form)}`;',
    'const inputsOf=form=>[...querySelectorAll.call(form,`input,textarea,select`)].filter(({name})=>getAttribute.call(form,`data-kept`).split(` `).includes(name));',
    'const isTick=({type})=>/box|radio/.test(type);',
    'const isFilled=input=>isTick(input)?input.checked:input.value;',
    `const read=()=>{try{return JSON.parse(${stored})||{}}catch{return{}}};`,
    'const write=(key,kept)=>{try{',
    'const all=JSON.stringify({...read(),[key]:kept});',
    `if(all===\`{}\`)delete ${stored};else ${stored}=all}catch{}};`,
    'const keep=()=>{',
    'for(const form of waiting()){',
    'const key=keyOf(form);',
    'const old=read()[key]||{};',
    'const values={__proto__:null};',
    'for(const input of inputsOf(form)){',
    'const{name,type,value}=input;',
    'if(type===`file`){if(value||Object.hasOwn(old.values||{},name))values[name]=[]}',
    'else if(isFilled(input))(values[name]||=[]).push(value)}',
    'write(key,Object.keys(values)[0]?{...old,values}:undefined)}};',
    'const state=document.documentElement.dataset;',
    'state.early=``;',
    'let isLate;',
    'addEventListener(`input`,()=>{',
    // Before that, nothing is put back yet.
    'if(document.readyState!==`loading`)keep();',
    `isLate||=setTimeout(()=>{if(waiting()[0])delete state.early},${late})});`,
    'const isOurs=button=>button.matches(`form[novalidate] *`);',
    'const buttonOf=({target})=>target.closest(`form[data-kept] [type=submit]`);',
    // Fields that come back with React may move the button away under a pointer, which itself does not move.
    'let down={};',
    'addEventListener(`pointerdown`,event=>{down=event});',
    'addEventListener(`pointerup`,({clientX,clientY,target})=>{',
    'const button=down.target&&buttonOf(down);',
    'if(button&&!button.contains(target)&&Math.hypot(clientX-down.clientX,clientY-down.clientY)<9)button.click()});',
    // What React repeats later must not send a form a second time, and what its visitor presses again must.
    'const isRepeated=({dataset},{isTrusted})=>dataset.sent&&!isTrusted;',
    // Only then: React takes a form over at a press on it.
    'addEventListener(`click`,event=>{',
    'const button=buttonOf(event);',
    'if(button&&(!isOurs(button)||isRepeated(button,event)))event.preventDefault()});',
    'addEventListener(`click`,event=>{',
    'const button=buttonOf(event);',
    'if(!button||isOurs(button)||button.dataset.late||isRepeated(button,event))return;',
    'button.dataset.late=1;',
    'setTimeout(()=>{',
    'delete button.dataset.late;',
    'if(isOurs(button)||!button.isConnected)return;',
    'const{form}=button;',
    // The field for robots, which a browser may have filled in.
    'const[trap]=querySelectorAll.call(form,`[data-lpignore]`);',
    'if(trap?.value){trap.parentNode.hidden=false;return trap.focus()}',
    'if(!reportValidity.call(form))return;',
    'button.disabled=true;',
    'if(!button.matches(`[action^=mailto] *`)){write(keyOf(form));button.dataset.sent=1}',
    'submit.call(form);',
    // The page stays where a program for e-mail opens, and where the endpoint answers with nothing to show (204).
    `setTimeout(()=>button.disabled=false,${late})`,
    `},${late})},true);`,
    'addEventListener(`pageshow`,()=>{',
    'for(const button of document.querySelectorAll(`form[data-kept] [type=submit]`))button.disabled=false;',
    // What the browser has put back of a form that it has sent.
    'keep()});',
    'addEventListener(`DOMContentLoaded`,()=>{',
    'for(const form of formsOf()){',
    'const{values}=read()[keyOf(form)]||{};',
    'if(!values)continue;',
    'form.setAttribute(`data-hydrate`,`now`);',
    'const inputs=inputsOf(form);',
    // The browser may have put it back already.
    'const filled=inputs.filter(isFilled).map(({name})=>name);',
    'for(const input of inputs){',
    'const{name}=input;',
    'if(filled.includes(name)||!Object.hasOwn(values,name))continue;',
    'if(isTick(input))input.checked=values[name].includes(input.value);',
    'else input.value=values[name][0]||``}}})})()',
  ].join('');
}
