import { defineResource, type ResourceApi } from '@tarmac/admin-kit/resource';
import { type FormButtonEditInput, formButtonFields, type FormButtonInput, type FormButtonRow } from '@tarmac/freight-api/online';
import { pageOfAll } from '../../../shared/api/pageOfAll.ts';
import { buttonTexts as texts } from './buttonTexts.ts';
import { placeOfButton } from './draft.ts';
import { formApi } from './form.resource.ts';
import { placed } from './placed.ts';

type Action = NonNullable<FormButtonRow['action']>;

/** A button as its form has it: what it does in inputs of its own. */
export type ButtonRow = FormButtonRow & {
  actionKind: Action['kind'];
  actionTo: string | null;
  actionName: string | null;
  actionTemplate: string | null;
  actionReceivers: string | null;
  /** A line for each field: its name, an equals sign, an expression. */
  actionValues: string | null;
  confirmZh: string | null;
  confirmEn: string | null;
};

const rowOf = (button: FormButtonRow): ButtonRow => {
  const { action } = button;
  return {
    ...button,
    actionKind: action?.kind ?? 'set',
    actionTo: action?.kind === 'open' ? action.to : null,
    actionName: action?.kind === 'call' ? action.name : null,
    actionTemplate: action?.kind === 'message' ? action.template : null,
    actionReceivers: action?.kind === 'message' ? action.receivers : null,
    actionValues:
      action?.kind === 'set'
        ? Object.entries(action.values)
            .map(([name, source]) => `${name} = ${source}`)
            .join('\n')
        : null,
    confirmZh: action?.confirm?.zh ?? null,
    confirmEn: action?.confirm?.en ?? null,
  };
};

const parts = [
  'actionKind',
  'actionTo',
  'actionName',
  'actionTemplate',
  'actionReceivers',
  'actionValues',
  'confirmZh',
  'confirmEn',
] as const;

/** What is sent of a button: its parts as one action. */
function bodyOf(input: Readonly<Record<string, unknown>>, before?: FormButtonRow): Record<string, unknown> {
  const all = { ...(before && rowOf(before)), ...input } as Partial<ButtonRow>;
  const rest = Object.fromEntries(Object.entries(input).filter(([name]) => !(parts as readonly string[]).includes(name)));
  const confirm = all.confirmZh ? { zh: all.confirmZh, en: all.confirmEn || all.confirmZh } : null;
  return { ...rest, optType: 'action', action: actionOf(all, confirm) };
}

function actionOf(given: Partial<ButtonRow>, confirm: Action['confirm']): Action {
  switch (given.actionKind) {
    case 'open':
      return { kind: 'open', confirm, to: given.actionTo ?? '' };
    case 'call':
      return { kind: 'call', confirm, name: given.actionName ?? '' };
    case 'message':
      return { kind: 'message', confirm, template: given.actionTemplate ?? '', receivers: given.actionReceivers ?? '' };
    default: {
      const lines = (given.actionValues ?? '').split('\n').flatMap((line) => {
        const [, name, source] = /^\s*(\w+)\s*=\s*(.+)$/.exec(line) ?? [];
        return name === undefined || source === undefined ? [] : [[name, source.trim()] as const];
      });
      return { kind: 'set', confirm, values: Object.fromEntries(lines) };
    }
  }
}

const refused = (error: unknown): never => {
  throw placed(error, placeOfButton);
};

/** The buttons of one form; `onChange` hears once one of them is stored or gone. */
export function buttonsOf(headId: string, onChange: () => void) {
  const held = new Map<string, FormButtonRow>();
  const list = async () => {
    const buttons = await formApi.button.ofForm(headId);
    for (const button of buttons) held.set(button.id, button);
    return buttons.map(rowOf);
  };
  const told = <Result>(call: Promise<Result>): Promise<Result> =>
    call.then((result) => {
      onChange();
      return result;
    }, refused);
  const api: ResourceApi<ButtonRow> = {
    list: async (query) => pageOfAll(await list(), query),
    add: (input: Record<string, unknown>, options) =>
      told(formApi.button.add({ ...bodyOf(input), cgformHeadId: headId } as unknown as FormButtonInput, options)),
    edit: (input: Record<string, unknown>, options) =>
      told(formApi.button.edit(bodyOf(input, held.get(String(input['id']))) as unknown as FormButtonEditInput, options)),
    remove: (ids, options) => told(formApi.button.remove(ids, options)),
  };
  const { buttonCode, buttonName, buttonNameEn, buttonStyle, exp, orderNum, buttonStatus } = formButtonFields;
  return defineResource<ButtonRow>()({
    label: texts.button,
    api,
    // Those who may edit a form may do all of it: the page around grants it.
    permission: 'online:form',
    name: 'formButton',
    titleField: 'buttonName',
    fields: {
      buttonCode,
      buttonName,
      buttonNameEn,
      buttonStyle: { ...buttonStyle, default: 'link', required: true },
      orderNum,
      buttonStatus: { ...buttonStatus, default: '1' },
      exp,
      actionKind: { kind: 'dict', label: texts.actionKind, dict: 'cgform_button_action', required: true, default: 'set' },
      actionValues: { kind: 'longText', label: texts.actionValues, help: texts.valuesHelp },
      actionTo: { kind: 'text', label: texts.actionTo, maxLength: 300 },
      actionName: { kind: 'text', label: texts.actionName, maxLength: 100 },
      actionTemplate: { kind: 'text', label: texts.actionTemplate, maxLength: 100 },
      actionReceivers: { kind: 'longText', label: texts.actionReceivers },
      confirmZh: { kind: 'text', label: texts.confirmZh, maxLength: 200 },
      confirmEn: { kind: 'text', label: texts.confirmEn, maxLength: 200 },
    },
  });
}
