import type { KeyboardEvent, ReactNode } from 'react';
import type { FieldForm } from '#preview/EditApi.ts';
import { type Edit, EditForm } from './EditForm.tsx';
import { ValueInput } from './ValueInput.tsx';

type FieldProps = Omit<Parameters<typeof EditForm<string>>[0], 'children'> & {
  edit: Edit<string>;
  form: FieldForm;
  children?: ReactNode;
};

/** A form of one field. */
export function FieldEdit({ edit, form, children, ...rest }: FieldProps) {
  const submitByKey = (event: KeyboardEvent) => {
    const isSingle = !['paragraph', 'richText'].includes(form.kind);
    if (event.key !== 'Enter' || (!isSingle && !(event.ctrlKey || event.metaKey))) return;
    event.preventDefault();
    event.currentTarget.closest('form')?.requestSubmit();
  };
  return (
    <EditForm edit={edit} {...rest}>
      <label className="small" htmlFor={edit.id}>
        {form.description ?? 'The value.'}
      </label>
      <ValueInput
        id={edit.id}
        form={form}
        text={edit.typed}
        isWrong={edit.trial.errors.length > 0}
        onChange={(text) => edit.type(text)}
        onKeyDown={submitByKey}
      />
      {children}
    </EditForm>
  );
}
