import { TextInput, type TextInputProps } from '@tarmac/admin-kit/input';
import { type ReactNode, useId } from 'react';

/** A labelled input of the pages before login. */
export function EntryField({ label, beside, ...input }: EntryFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-ink-secondary">
        {label}
      </label>
      <div className="flex gap-2">
        <TextInput id={id} {...input} />
        {beside}
      </div>
    </div>
  );
}

/** Props of {@link EntryField}. */
export interface EntryFieldProps extends TextInputProps {
  label: string;
  /** Stands at the end of the input, such as the picture of a code. */
  beside?: ReactNode;
}

/** What is wrong, in words, above the button that was pressed. */
export function EntryProblem({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <p role="alert" className="m-0 rounded-md border border-solid border-danger-line bg-danger-soft px-3 py-2 text-danger-ink">
      {children}
    </p>
  );
}
