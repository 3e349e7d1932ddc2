import { late } from '../../internals/late.ts';

// A list is there before its forms are: their code, and that of the form library, arrives when the first one opens. The frame
// comes first and shows the form's shape until the form is there; both are asked for at once.
const withForm = async <Frame,>(frame: Promise<Frame>): Promise<Frame> => {
  // When this fails the frame asks again, and its boundary tells.
  import('../form/FieldsFormBody.tsx').catch(() => undefined);
  return frame;
};
const ResourceForm = late(async () => ({
  default: (await withForm(import('../form/ResourceFormDialog.tsx'))).ResourceFormDialog,
}));
const ActionForm = late(async () => ({
  default: (await withForm(import('../actions/ActionFormDialog.tsx'))).ActionFormDialog,
}));
const Outcome = late(async () => ({ default: (await import('../actions/BatchOutcomeDialog.tsx')).BatchOutcomeDialog }));

const InlineEditor = late(() => import('../inline-edit/InlineEditor.tsx'));
const Print = late(() => import('../print/PrintDialog.tsx'));
const PrintTree = late(() => import('../print/PrintTree.tsx'));

/** The dialogs of a list, and its table for editing, each loaded when it is first opened. */
export const lazyDialogs = { ResourceForm, ActionForm, Outcome, InlineEditor, Print, PrintTree } as const;
