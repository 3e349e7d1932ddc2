import { expect, test } from 'vitest';
import { createMemoryStore } from '../session/keyValueStore.ts';
import { beginSaving, dropDrafts, keepDraft, offeredDrafts } from './draftSlot.ts';
import { createDraftStore } from './draftStore.ts';

test('FORM-02 what is being saved is offered to no form that opens meanwhile, and again where the save failed', () => {
  const store = createDraftStore(() => 'u1', { store: createMemoryStore() });
  const form = {};
  const offered = () => offeredDrafts(store, 'design').map(({ values }) => values);
  keepDraft(store, { form: {}, id: 'design', values: { name: 'of another window' } });

  const endFirst = beginSaving(form);
  // What was typed last is kept while the save goes on.
  keepDraft(store, { form, id: 'design', values: { name: 'typed' } });
  expect(offered()).toEqual([{ name: 'of another window' }]);
  endFirst();
  expect(offered()).toHaveLength(2);

  const end = beginSaving(form);
  dropDrafts(store, form);
  end();
  expect(offered()).toEqual([{ name: 'of another window' }]);
  expect(offeredDrafts(undefined, 'design')).toEqual([]);
});
