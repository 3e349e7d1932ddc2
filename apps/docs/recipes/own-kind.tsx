import { defineFieldKind, FieldProvider } from '@tarmac/admin-kit/field';
import { Select } from '@tarmac/admin-kit/input';
import { defineResource, ResourceList } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

// Shown, edited, compared, copied and checked alike in lists, forms, details and sheets.
const choices = [1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: '★'.repeat(count) }));
const stars = defineFieldKind<number | null>({
  name: 'stars',
  width: 120,
  blank: null,
  Cell: ({ value }) => <span aria-label={`${value ?? 0} / 5`}>{'★'.repeat(value ?? 0)}</span>,
  Input: ({ id, value, onValueChange, onBlur, disabled, invalid }) => (
    <Select
      {...{ id, onBlur, disabled, invalid }}
      options={choices}
      value={value === null || value === undefined ? '' : String(value)}
      onValueChange={(text) => onValueChange?.(text === '' ? null : Number(text))}
    />
  ),
  text: (value) => String(value ?? ''),
  parse: (text) => (/^[1-5]$/.test(text) ? Number(text) : undefined),
  compare: (one, other) => (one ?? 0) - (other ?? 0),
});
const kinds = [stars];

type Room = { id: string; version: number; name: string; stars: number };
const room = defineResource<Room>()({
  label: { zh: '房间', en: 'Room' },
  api: fakeResourceApi<Room>([{ id: '1', version: 0, name: '101', stars: 4 }]),
  permission: 'room',
  fields: {
    name: { kind: 'text', label: { zh: '房号', en: 'Room' }, required: true },
    stars: { kind: 'stars', label: { zh: '星级', en: 'Stars' } },
  },
});

export default function OwnKind() {
  return (
    <FieldProvider kinds={kinds}>
      <ResourceList resource={room} columns={['name', 'stars']} />
    </FieldProvider>
  );
}
