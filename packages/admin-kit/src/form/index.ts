/**
 * The value of one input, of several or of all, fresh after every change: `useWatch` of react-hook-form.
 *
 * @example const title = useWatch({ control: form.methods.control, name: 'title' });
 */
export { useWatch } from 'react-hook-form';
/** What checks a whole form, for those who write one by hand: `Resolver` of react-hook-form. */
export type { Resolver } from 'react-hook-form';
export { Form, FormField, FormGroup } from './Form.tsx';
export type { FormControl, FormFieldProps, FormGroupProps, FormProps } from './Form.tsx';
export { useKitForm } from './useKitForm.ts';
export type { KitForm, KitFormOptions } from './useKitForm.ts';
export type { SchemaSource, StandardSchema } from './standardSchema.ts';
export { createDraftStore, type Draft, type DraftStore } from './draftStore.ts';
export { DraftContext } from './draftContext.ts';
export { FormDraft, type FormDraftProps } from './FormDraft.tsx';
