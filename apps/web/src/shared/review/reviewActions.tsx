import { type AnyRow, type ActionDialogProps, defineAction, type Resource, type RowAction } from '@tarmac/admin-kit/resource';
import type { FieldDefinition } from '@tarmac/admin-kit/field';
import type { LocalText } from '@tarmac/admin-kit/i18n';
import type { SchemaSource } from '@tarmac/admin-kit/form';
import { type CallOptions, canAdvance, type StateMachine } from '@tarmac/freight-api';
import type { ReactNode } from 'react';
import { late } from '@tarmac/admin-kit/chunk';
import { nextInQueue } from './nextInQueue.ts';
import type { Verdict } from './verdict.tsx';
import { reviewTexts as texts } from './reviewTexts.ts';
import { subjectOf } from '../lists/rowSubject.tsx';
import { switched } from '../lists/switched.ts';

const ReviewDrawer = late(() => import('./ReviewDrawer.tsx'), { part: 'ReviewDrawer' });

interface RowKey {
  id: string;
  version: number;
}
type Call<Body> = (body: Body, options?: CallOptions) => Promise<unknown>;

/** The calls of a certified resource. */
export interface ReviewApi {
  submit: Call<RowKey>;
  review: Call<RowKey & Verdict>;
  freeze: Call<RowKey & { reason: string }>;
  unfreeze: Call<RowKey & { reason: string }>;
  verify: Call<RowKey>;
  blacklist?: Call<RowKey & { reason: string; blacklist: '0' | '1' }>;
}

/** What the actions of a certified resource need to know. */
export interface ReviewOptions<Row, Name extends string> {
  api: ReviewApi;
  /** Prefix of the permissions. */
  permission: string;
  /** Permission of the verdict where another page holds it; by default `<permission>:review`. */
  reviewPermission?: string;
  /** Permission of the verification, by default `<permission>:verify`. */
  verifyPermission?: string;
  /** Permission of freezing and unfreezing, by default `<permission>:freeze`. */
  freezePermission?: string;
  states: StateMachine;
  /** What the calls take: forms refuse what the server would. */
  schemas: Readonly<Record<'review' | 'freeze' | 'unfreeze', SchemaSource>> & { readonly blacklist?: SchemaSource };
  /** Fields of the reason's dialog, as the contract has them. */
  reason: Readonly<Record<string, FieldDefinition>>;
  /** Fields of the verdict, as the contract has them. */
  verdict: Readonly<Record<'remark', FieldDefinition>>;
  /** What a reviewer compares, and the pictures. */
  fields: readonly NoInfer<Name>[];
  documents: readonly NoInfer<Name>[];
  /** What stands on the pictures, beside what was typed. */
  readings?: (row: NoInfer<Row>) => ReactNode;
  /** Row type, for inference alone. */
  row?: Row;
}

type ReviewRow = AnyRow & {
  id: string;
  version: number;
  state: string | null;
  verifyState: string | null;
  verifyRemark: string | null;
  blacklist?: string | null;
  blacklistReason?: string | null;
};

const verified = '2';
/** Why a row may not pass as it is; the server adds what it finds by itself. */
const doubtOf = ({ verifyState, verifyRemark }: ReviewRow): LocalText | undefined =>
  verifyState === verified ? undefined : verifyRemark ? { zh: verifyRemark, en: verifyRemark } : texts.unverified;

const keyOf = (row: ReviewRow): RowKey => ({ id: row.id, version: row.version });
/** The row as the action left it: anyone who takes the action back changes this one. */
const left = (reply: unknown): RowKey => keyOf(reply as ReviewRow);
/** The reason of what takes an action back: nobody is asked for one. It is stored, in the language of the data. */
const takenBack = (action: { zh: string }) => ({ reason: `撤销${action.zh}` });
/** Back on the blacklist a row has the reason that it had there. */
const reasonBefore = (row: ReviewRow, mark: '1' | '0') =>
  mark === '0' && row.blacklistReason ? { reason: row.blacklistReason } : takenBack(mark === '1' ? texts.blacklist : texts.unblacklist);

/** Submit, review, verify, freeze, unfreeze and blacklist of a certified resource, each shown when its state allows it. @source freight-domain 3.3 */
export function reviewActions<Row extends ReviewRow, Name extends string>(
  resource: Resource<Row, Name>,
  options: ReviewOptions<Row, Name>,
): RowAction<Row>[] {
  const { api, permission, states, reason, schemas } = options;
  const { verify, blacklist } = api;
  const may = (move: string) => (row: Row) => canAdvance(states, move, row.state);
  const codeAfter = (move: 'freeze' | 'unfreeze') => states.codes[states.moves[move]!.to!]!;
  const reasonForm = (schema: SchemaSource | undefined) => ({
    fields: { reason: { ...reason['reason']!, required: true } },
    schema,
    intro: subjectOf(resource),
  });

  const mayApprove = may('approve');
  function Review({ rows, draft, onOpenChange, onSubmit, onCheck }: ActionDialogProps<Row, Verdict>) {
    return (
      <ReviewDrawer
        resource={resource}
        row={rows[0]!}
        fields={options.fields}
        documents={options.documents}
        readings={options.readings}
        doubtOf={doubtOf}
        remark={options.verdict.remark}
        schema={schemas.review}
        draft={draft}
        onOpenChange={onOpenChange}
        onSubmit={onSubmit}
        onCheck={onCheck}
      />
    );
  }

  return [
    defineAction<Row, Verdict>(resource, {
      label: texts.review,
      primary: true,
      permission: options.reviewPermission ?? `${permission}:review`,
      when: may('approve'),
      dialog: Review,
      checkable: true,
      run: (row, { input: verdict, context }) => api.review({ ...keyOf(row), ...verdict }, context),
      next: nextInQueue(resource, { isWaiting: mayApprove, query: { state: states.codes['pending'], column: 'submitTime' } }),
    }),
    defineAction(resource, {
      label: texts.submit,
      primary: true,
      permission: `${permission}:edit`,
      when: may('submit'),
      run: (row, { context }) => api.submit(keyOf(row), context),
    }),
    defineAction(resource, {
      label: texts.verify,
      permission: options.verifyPermission ?? `${permission}:verify`,
      when: may('approve'),
      run: (row, { context }) => verify(keyOf(row), context),
    }),
    defineAction<Row, { reason: string }>(resource, {
      label: texts.freeze,
      permission: options.freezePermission ?? `${permission}:freeze`,
      danger: true,
      when: may('freeze'),
      form: reasonForm(schemas.freeze),
      checkable: true,
      run: (row, { input: { reason: why }, context }) => api.freeze({ ...keyOf(row), reason: why }, context),
      optimistic: switched('state', codeAfter('freeze')),
      undo: (_rows, { reply, context }) => api.unfreeze({ ...left(reply), ...takenBack(texts.freeze) }, context),
    }),
    defineAction<Row, { reason: string }>(resource, {
      label: texts.unfreeze,
      permission: options.freezePermission ?? `${permission}:freeze`,
      when: may('unfreeze'),
      form: reasonForm(schemas.unfreeze),
      checkable: true,
      run: (row, { input: { reason: why }, context }) => api.unfreeze({ ...keyOf(row), reason: why }, context),
      optimistic: switched('state', codeAfter('unfreeze')),
      undo: (_rows, { reply, context }) => api.freeze({ ...left(reply), ...takenBack(texts.unfreeze) }, context),
    }),
    ...(blacklist === undefined
      ? []
      : (['1', '0'] as const).map((mark) =>
          defineAction<Row, { reason: string }>(resource, {
            label: mark === '1' ? texts.blacklist : texts.unblacklist,
            permission: `${permission}:blacklist`,
            danger: mark === '1',
            when: (row) => (row.blacklist === '1') !== (mark === '1'),
            form: reasonForm(schemas.blacklist),
            checkable: true,
            run: (row, { input: { reason: why }, context }) => blacklist({ ...keyOf(row), reason: why, blacklist: mark }, context),
            optimistic: switched<'blacklist', string>('blacklist', mark),
            undo: ([row], { reply, context }) =>
              blacklist({ ...left(reply), ...reasonBefore(row!, mark), blacklist: mark === '1' ? '0' : '1' }, context),
          }),
        )),
  ];
}
