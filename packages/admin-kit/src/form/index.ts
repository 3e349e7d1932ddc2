export { useWatch, type Resolver } from 'react-hook-form';
export { Form, FormField, FormGroup } from './Form.tsx';
export type { FormControl, FormFieldProps, FormGroupProps, FormProps } from './Form.tsx';
export { problemsOf } from './problems.ts';
export type { FieldProblem } from './problems.ts';
export { useKitForm } from './useKitForm.ts';
export type { KitForm, KitFormOptions } from './useKitForm.ts';
export type { SchemaSource, StandardSchema } from './standardSchema.ts';
