import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { AnyRow, FormSpec, Resource } from '@tarmac/admin-kit/resource';

/** How rows of a resource are typed in: what its list page and the command palette both open. */
export interface ResourceForms<Name extends string = string> {
  form: FormSpec<Name>;
  formColumns: 1 | 2 | 3;
  /** Pixels. */
  formWidth: number;
  /** Whether it may be saved as a draft; asked with the stored row, without one on an add. */
  formDraftable?: (row: AnyRow | undefined) => boolean;
}

/** Declares the form of a resource once, with names that its fields know. */
export const defineForms = <Name extends string>(forms: ResourceForms<Name>): ResourceForms<Name> => forms;

/** What the dialogs of adding and importing need of a resource. */
export interface QuickResource {
  resource: Resource<AnyRow>;
  forms: ResourceForms;
}

/** A resource whose rows can be added or imported from every page. */
export interface QuickForm {
  /** Unique among all. */
  key: string;
  label: LocalText;
  /** Prefix of the permissions: `driver` makes driver:add and driver:import. */
  permission: string;
  /** What may be done from elsewhere. */
  offers: readonly ('add' | 'import')[];
  /** Fetched when it is first opened. */
  load: () => Promise<QuickResource>;
}

/** Declares the resources of a domain that the command palette offers. */
export const defineQuickForms = (forms: readonly QuickForm[]): readonly QuickForm[] => forms;

/** Forgets the row type, which the dialogs of adding and importing do not need. */
export const quickResource = <Row extends AnyRow, Name extends string>(
  resource: Resource<Row, Name>,
  forms: ResourceForms<Name>,
): QuickResource => ({ resource, forms }) as unknown as QuickResource;
