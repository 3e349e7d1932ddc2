import { Drawer, useConfirm } from '@tarmac/admin-kit/dialog';
import { interpolate, useLocale } from '@tarmac/admin-kit/i18n';
import { Button, ErrorState, Select, Skeleton, TextInput } from '@tarmac/admin-kit/input';
import { notices } from '@tarmac/admin-kit/notice';
import { createFormRoleApi, type OnlineFormRoles } from '@tarmac/freight-api/online';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../../shared/session/session.ts';
import { errorText } from '../../../../shared/texts/errorText.ts';
import { ButtonRights } from './ButtonRights.tsx';
import { FieldRights } from './FieldRights.tsx';
import { changesOf, copiedFrom, countOf, type Edits, noEdits, withRight, withRules } from './formRightsModel.ts';
import { formRightsTexts as texts } from './formRightsTexts.ts';
import { RowRules } from './RowRules.tsx';
import { TableTabs } from './TableTabs.tsx';

const api = createFormRoleApi(client);
const keyOf = (formId: string) => ['formRoles', formId];

/** Which fields, buttons and rows of an online form a role has. @source ONR-04 */
export default function FormRightsDrawer({ formId, roleId, title, onOpenChange }: FormRightsDrawerProps) {
  const { localize } = useLocale();
  const confirm = useConfirm();
  const queries = useQueryClient();
  const [tableId, setTableId] = useState(formId);
  const [edits, setEdits] = useState<ReadonlyMap<string, Edits>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const read = useQuery({ queryKey: keyOf(tableId), queryFn: ({ signal }) => api.ofForm(tableId, { signal }), staleTime: 0 });
  const count = [...edits.values()].reduce((sum, one) => sum + countOf(one), 0);
  const change = (next: Edits) => setEdits(new Map(edits).set(tableId, next));
  const close = async () => {
    if (count === 0 || (await confirm({ content: localize(texts.leave), okText: localize(texts.leaveOk), danger: true })))
      onOpenChange(false);
  };
  const save = async () => {
    setSaving(true);
    try {
      // The version of the role goes up with each table that is saved.
      let { version } = roleIn(await api.ofForm(tableId), roleId);
      for (const [id, one] of [...edits].filter(([, given]) => countOf(given) > 0)) {
        const stored = await api.save({
          roleId,
          cgformId: id,
          version,
          changes: changesOf(one),
          ...(one.rules && { rules: [...one.rules] }),
        });
        version = roleIn(stored, roleId).version;
        queries.setQueryData(keyOf(id), stored);
        setEdits((last) => new Map(last).set(id, noEdits));
      }
      notices.success(localize(texts.saved));
    } catch (error) {
      notices.error(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => !isOpen && void close()}
      width={960}
      title={[localize(texts.title) + title, read.data?.roles.find(({ id }) => id === roleId)?.title].filter(Boolean).join(' · ')}
      footer={
        <>
          <span role="status" className={`me-auto self-center ${count > 0 ? 'text-waiting-ink' : 'text-ink-secondary'}`}>
            {count > 0 ? interpolate(localize(texts.unsaved), { count }) : localize(texts.allSaved)}
          </span>
          <Button variant="primary" busy={isSaving} disabled={count === 0} onClick={() => void save()}>
            {localize(texts.save)}
          </Button>
        </>
      }
    >
      {read.data ? (
        <Rights
          picture={read.data}
          roleId={roleId}
          edits={edits.get(tableId) ?? noEdits}
          onChange={change}
          onTable={setTableId}
          onRules={() => void read.refetch()}
        />
      ) : read.error ? (
        <ErrorState onRetry={() => void read.refetch()}>{errorText(read.error)}</ErrorState>
      ) : (
        <Skeleton rows={10} />
      )}
    </Drawer>
  );
}

/** Props of {@link FormRightsDrawer}. */
export interface FormRightsDrawerProps {
  formId: string;
  roleId: string;
  /** What the form is called. */
  title: string;
  onOpenChange: (open: boolean) => void;
}

const roleIn = ({ roles }: OnlineFormRoles, roleId: string): Pick<OnlineFormRoles['roles'][number], 'version' | 'actions'> =>
  roles.find(({ id }) => id === roleId) ?? { version: 0, actions: [] };

interface RightsProps {
  picture: OnlineFormRoles;
  roleId: string;
  edits: Edits;
  onChange: (edits: Edits) => void;
  onTable: (id: string) => void;
  /** Rules were added or removed. */
  onRules: () => void;
}

function Rights({ picture, roleId, edits, onChange, onTable, onRules }: RightsProps) {
  const { localize } = useLocale();
  const [query, setQuery] = useState('');
  const { actions } = roleIn(picture, roleId);
  const parts = { picture, roleId, edits };
  const others = picture.roles.filter((role) => role.id !== roleId && role.actions.includes('list'));
  return (
    <div className="flex flex-col gap-4">
      {!actions.includes('list') && (
        <p role="note" className="m-0 rounded-md bg-waiting-soft px-3 py-2 text-waiting-ink">
          {localize(texts.notOpened)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {picture.tables.length > 1 && <TableTabs tables={picture.tables} value={picture.id} onChange={onTable} />}
        <TextInput
          type="search"
          className="min-w-40 flex-1"
          aria-label={localize(texts.find)}
          placeholder={localize(texts.find)}
          value={query}
          onValueChange={setQuery}
        />
        {others.length > 0 && (
          <div className="w-56">
            <Select
              aria-label={localize(texts.copy)}
              placeholder={localize(texts.copy)}
              value={null}
              options={others.map(({ id, title }) => ({ value: id, label: title }))}
              onValueChange={(from) => from !== null && onChange(copiedFrom(picture, { from, roleId }))}
            />
          </div>
        )}
      </div>
      <FieldRights {...parts} query={query} onRight={(places, has) => onChange(withRight(picture, { places, has, roleId, edits }))} />
      {picture.buttons.length > 0 && (
        <ButtonRights
          {...parts}
          actions={actions}
          onRight={(place, has) => onChange(withRight(picture, { places: [place], has, roleId, edits }))}
        />
      )}
      <RowRules {...parts} onChosen={(rules) => onChange(withRules(picture, { rules, roleId, edits }))} onRules={onRules} />
    </div>
  );
}
