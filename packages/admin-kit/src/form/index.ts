export { useWatch, type Resolver } from 'react-hook-form';
export { Form, FormField, FormGroup } from './Form.tsx';
export type { FormControl, FormFieldProps, FormGroupProps, FormProps } from './Form.tsx';
export { useKitForm } from './useKitForm.ts';
export type { KitForm, KitFormOptions } from './useKitForm.ts';
export type { SchemaSource, StandardSchema } from './standardSchema.ts';
export { createDraftStore, type Draft, type DraftStore } from './draftStore.ts';
export { DraftContext } from './draftContext.ts';
export { FormDraft, type FormDraftProps } from './FormDraft.tsx';
