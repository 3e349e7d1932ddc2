import { useQuery } from '@tanstack/react-query';
import { orgNames } from '../org-picker/orgNames.ts';
import { useOrgSource } from '../org-picker/useOrgSource.ts';
import { toText } from '../internals/toText.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';
import { titleFieldOf } from './onlineResource.tsx';
import { useOnline } from './OnlineContext.ts';

/** What a value is called that no dictionary of the server names: a region, a category, a row of another form. Asked once for each value; the value itself until then, and where nobody knows. */
export default function PickName({ value, meta }: { value: string; meta: OnlineFieldDefinition }) {
  return meta.online.view === 'link_table' ? <RowName value={value} meta={meta} /> : <OrgName value={value} meta={meta} />;
}

function OrgName({ value, meta }: { value: string; meta: OnlineFieldDefinition }) {
  const source = useOrgSource();
  const kind = meta.online.view === 'pca' ? 'region' : 'category';
  const keys = value.split(',').filter(Boolean);
  const { data = {} } = useQuery({
    queryKey: ['orgNames', kind, value],
    queryFn: () => orgNames(source, { kind, field: 'id', keys }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const names = keys.map((key) => (Object.hasOwn(data, key) ? data[key] : key)).join(', ');
  return <span title={names}>{names}</span>;
}

function RowName({ value, meta }: { value: string; meta: OnlineFieldDefinition }) {
  const { api } = useOnline();
  const table = toText(meta.online.config['dictTable']);
  const { data: name = value } = useQuery({
    queryKey: ['onlineForm', table, value, 'name'],
    queryFn: async () => {
      const form = await api.definition!(table);
      return toText((await api.rows(form.id).get!(value))[titleFieldOf(form)]) || value;
    },
    enabled: api.definition !== undefined,
    staleTime: 60_000,
    retry: false,
  });
  return <span title={name}>{name}</span>;
}
