import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInputProps } from '../field/defineFieldKind.ts';
import { Select } from '../input/Select.tsx';
import { toText } from '../internals/toText.ts';
import { linkedChain, type LinkedChain } from './linkedChain.ts';
import { useOnline } from './OnlineContext.ts';
import type { OnlineApi } from './onlineApi.ts';
import type { OnlineField } from './onlineForm.ts';
import type { OnlineFieldDefinition } from './onlineDefinitions.tsx';

/** One of several selects, each of which offers what belongs to the choice above; another choice empties those below. */
export function LinkedSelect({ meta, fields, onNamed, ...props }: LinkedSelectProps) {
  const { api, form: definition } = useOnline();
  const { setValue, control } = useFormContext();
  const sub = definition.subs.find(({ name }) => meta.scope === `${name}:`);
  const chain = linkedChain(fields ?? (sub ?? definition).fields, meta.online.name);
  const names = chain.names.map((name) => meta.scope + name);
  const at = chain.names.indexOf(meta.online.name);
  const above = (useWatch({ control, name: names.slice(0, at) }) as unknown[]).map(toText);
  const { data = [] } = useQuery({
    queryKey: ['linked', chain.table, above],
    queryFn: () => optionsBelow(api, { chain, above }),
    staleTime: 60_000,
    enabled: above.every((value) => value !== ''),
  });
  const { valueText: _text, onPick: _pick, ...selectProps } = props;
  return (
    <Select
      {...selectProps}
      // In a cell it opens at once.
      {...(onNamed && { defaultQuery: '' })}
      options={data.map(({ value, label }) => ({ value, label }))}
      onValueChange={(next) => {
        props.onValueChange?.(next);
        // A row is written in one step, with what is below.
        if (onNamed) {
          onNamed(next, data.find(({ value }) => value === next)?.label);
          return;
        }
        for (const name of names.slice(at + 1)) setValue(name, '', { shouldDirty: true });
      }}
    />
  );
}

interface LinkedSelectProps extends FieldInputProps<string | null> {
  meta: OnlineFieldDefinition;
  /** The fields that stand beside it; absent: those of the form around. */
  fields?: readonly OnlineField[];
  /** Told what was chosen with its words; then the host empties those below. */
  onNamed?: (value: string | null, text?: string) => void;
}

/** What may be chosen below the choices above: each is looked for among its own, because those below name it by its id. */
async function optionsBelow(api: OnlineApi, { chain: { table }, above }: { chain: LinkedChain; above: readonly string[] }) {
  let options = (await api.linked?.(table)) ?? [];
  for (const value of above) {
    const parent = options.find((option) => option.value === value)?.id;
    if (parent === undefined) return [];
    options = (await api.linked?.({ ...table, parent })) ?? [];
  }
  return options;
}
