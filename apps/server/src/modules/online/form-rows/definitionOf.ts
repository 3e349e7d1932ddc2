import type { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import { fieldOf } from '../../../platform/contract/index.ts';
import type { FieldMeta } from '../../../platform/contract/meta.ts';
import type { SnapshotField } from '../form/formSnapshot.ts';
import { askedField, isAskedFirst, searchCheckFor } from './askedField.ts';
import { conditionOf, buttonsFor } from './formButtons.ts';
import { schemaOf, settingsOf } from './formFields.ts';
import type { FormView } from './formView.ts';
import type { OnlineForm } from './onlineForm.contract.ts';
import { ownName } from './stockRows.ts';
import { ownTree, viewConfig } from './viewConfig.ts';

type Form = z.input<typeof OnlineForm>;
type Field = Form['fields'][number];

/** A form as the web app builds its screens from it, as far as its reader may see it. @source ONL-01 */
export const definitionOf = (ctx: Context, view: FormView): Form => ({
  ...partOf(view),
  subs: view.subs.map((sub) => ({
    ...partOf(sub),
    relation: sub.form.snapshot.main?.relation ?? 'many',
    foreignKey: sub.form.snapshot.main?.foreignKey ?? '',
    mainField: 'id',
  })),
});

const actions = ['list', 'add', 'edit', 'delete', 'import', 'export'];

function partOf(view: FormView): Omit<Form, 'subs'> {
  const { snapshot, permission } = view.form;
  const shown = new Set([...Object.keys(view.listed.kind.fields), ...Object.keys(view.edited.kind.fields)]);
  const fields = snapshot.fields.filter(({ dbFieldName }) => dbFieldName !== 'id' && shown.has(ownName(dbFieldName)));
  return {
    id: snapshot.headId,
    name: snapshot.tableName,
    version: snapshot.version,
    label: { zh: snapshot.tableTxt, en: snapshot.tableTxtEn || snapshot.tableTxt },
    permission,
    theme: snapshot.theme,
    formColumns: snapshot.formTemplate === '99' ? 1 : Number(snapshot.formTemplate),
    isPaged: snapshot.isPage,
    hasCheckbox: snapshot.isCheckbox,
    fields: fields.toSorted((one, other) => one.orderNum - other.orderNum).map((field) => shownField(view, field)),
    tree: snapshot.tree === null ? null : { parentField: snapshot.tree.parentField, titleField: snapshot.tree.titleField },
    buttons: buttonsFor(view).map((button) => ({
      code: button.buttonCode,
      label: { zh: button.buttonName, en: button.buttonNameEn || button.buttonName },
      place: places[button.buttonStyle],
      icon: button.buttonIcon,
      when: conditionOf(button),
      action: {
        kind: button.action?.kind ?? 'call',
        confirm: button.action?.confirm ?? null,
        ...(button.action?.kind === 'open' && { to: button.action.to }),
      },
    })),
    actions: actions.filter((action) => view.may(action)),
    rules: snapshot.rules.map(({ holds, message, field }) => ({ holds, message, field })),
  };
}

const places = { button: 'toolbar', link: 'row', form: 'form' } as const;

function shownField({ rights, listed, edited, form }: FormView, field: SnapshotField): Field {
  const { dbFieldName, isCommon, fieldShowType } = field;
  const name = ownName(dbFieldName);
  const meta = (edited.kind.fields[name] ?? listed.kind.fields[name]) as FieldMeta;
  const isInForm = !rights.hiddenInForm.has(dbFieldName) && (!isCommon || dbFieldName === 'pid');
  const fillRule = form.expressions.defaults.get(dbFieldName);
  const inSearch = field.isQuery && fieldShowType !== 'password' && !rights.hiddenInList.has(dbFieldName) ? field.queryMode : null;
  return {
    name,
    field: {
      ...meta,
      label: { zh: field.dbFieldTxt, en: field.dbFieldTxtEn || field.dbFieldTxt },
      ...(field.fieldMustInput && isInForm && !meta.readOnly && { required: true }),
    },
    view: fieldShowType,
    config: viewConfig(field, ownTree(form.snapshot)),
    inList: field.isShowList && fieldShowType !== 'password' && !rights.hiddenInList.has(dbFieldName),
    inForm: field.isShowForm && isInForm,
    inSearch,
    query: inSearch === null ? null : queryOf(form, field),
    width: field.fieldLength > 0 ? field.fieldLength : null,
    href: field.fieldHref || null,
    isFixed: [true, 1, '1'].includes(settingsOf(field)['isFixed'] as string),
    fillRule: fillRule?.kind === 'fillRule' ? fillRule.code : null,
    defaultValue: fillRule?.kind === 'fillRule' ? null : field.fieldDefaultValue || field.dbDefaultVal || null,
    computed: field.computeExpr || null,
    visibleWhen: field.visibleExpr || null,
    requiredWhen: field.requiredExpr || null,
  };
}

/** How a list asks for a field whose definition says so. */
function queryOf({ snapshot }: FormView['form'], field: SnapshotField): Field['query'] {
  if (field.query === null) return null;
  const asked = askedField(field);
  return {
    field: { ...fieldOf(schemaOf({ ...asked, fieldValidType: null }, snapshot)) },
    view: asked.fieldShowType,
    config: viewConfig(asked, ownTree(snapshot)),
    defaultValue: field.query.defaultValue || null,
    isRequired: isAskedFirst(field),
    check: searchCheckFor(field),
  };
}
