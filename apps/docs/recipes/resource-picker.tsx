import { FieldProvider } from '@tarmac/admin-kit/field';
import { defineResource, ResourceList, resourcePicker } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

type Author = { id: string; version: number; name: string };
type Book = { id: string; version: number; title: string; authorId: string; authorName: string };

const author = defineResource<Author>()({
  label: { zh: '作者', en: 'Author' },
  api: fakeResourceApi<Author>([
    { id: '7', version: 0, name: 'Lu Xun' },
    { id: '8', version: 0, name: 'Mo Yan' },
  ]),
  permission: 'author',
  fields: { name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, required: true, filter: 'text' } },
});
const book = defineResource<Book>()({
  label: { zh: '图书', en: 'Book' },
  api: fakeResourceApi<Book>([{ id: '1', version: 0, title: 'Red Sorghum', authorId: '8', authorName: 'Mo Yan' }]),
  permission: 'book',
  fields: {
    title: { kind: 'text', label: { zh: '书名', en: 'Title' }, required: true },
    authorId: { kind: 'reference', label: { zh: '作者', en: 'Author' }, reference: 'author', textField: 'authorName', required: true },
  },
});

// Every reference to an author finds this picker, which shows names and never ids.
const pickers = { author: resourcePicker(author) };

export default function ResourcePicker() {
  return (
    <FieldProvider pickers={pickers}>
      <ResourceList resource={book} columns={['title', 'authorId']} />
    </FieldProvider>
  );
}
