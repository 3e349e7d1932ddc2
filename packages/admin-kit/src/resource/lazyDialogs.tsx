import { lazy } from 'react';
import type { ActionFormDialog } from './ActionFormDialog.tsx';
import type InlineEditorOf from './inline-edit/InlineEditor.tsx';
import type { ResourceFormDialog } from './ResourceFormDialog.tsx';

// A list is there before its forms are: their code, and that of the form library, arrives when the first one opens. The frame
// comes first and shows the form's shape until the form is there; both are asked for at once. `lazy` forgets the row type of a
// component, hence the assertions.
const withForm = async <Frame,>(frame: Promise<Frame>): Promise<Frame> => {
  // When this fails the frame asks again, and its boundary tells.
  import('./FieldsFormBody.tsx').catch(() => undefined);
  return frame;
};
const ResourceForm = lazy(async () => ({
  default: (await withForm(import('./ResourceFormDialog.tsx'))).ResourceFormDialog,
})) as unknown as typeof ResourceFormDialog;
const ActionForm = lazy(async () => ({
  default: (await withForm(import('./ActionFormDialog.tsx'))).ActionFormDialog,
})) as unknown as typeof ActionFormDialog;
const Outcome = lazy(async () => ({ default: (await import('./BatchOutcomeDialog.tsx')).BatchOutcomeDialog }));

const InlineEditor = lazy(() => import('./inline-edit/InlineEditor.tsx')) as unknown as typeof InlineEditorOf;

/** The dialogs of a list, and its table for editing, each loaded when it is first opened. */
export const lazyDialogs = { ResourceForm, ActionForm, Outcome, InlineEditor } as const;
