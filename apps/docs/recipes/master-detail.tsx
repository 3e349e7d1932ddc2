import { defineResource, MasterDetail, ResourceList } from '@tarmac/admin-kit/resource';
import { fakeResourceApi } from '@tarmac/admin-kit/testing';

type Author = { id: string; version: number; name: string };
type Book = { id: string; version: number; title: string; authorId: string };

const author = defineResource<Author>()({
  label: { zh: '作者', en: 'Author' },
  api: fakeResourceApi<Author>([
    { id: '7', version: 0, name: 'Lu Xun' },
    { id: '8', version: 0, name: 'Mo Yan' },
  ]),
  permission: 'author',
  fields: { name: { kind: 'text', label: { zh: '姓名', en: 'Name' }, required: true } },
});
const book = defineResource<Book>()({
  label: { zh: '图书', en: 'Book' },
  api: fakeResourceApi<Book>([
    { id: '1', version: 0, title: 'Red Sorghum', authorId: '8' },
    { id: '2', version: 0, title: 'Wild Grass', authorId: '7' },
  ]),
  permission: 'book',
  fields: {
    title: { kind: 'text', label: { zh: '书名', en: 'Title' }, required: true },
    authorId: { kind: 'text', label: { zh: '作者', en: 'Author' }, filter: 'equals' },
  },
});

// The lower list follows the row in focus above, by mouse and by arrow keys.
export default function AuthorsAndBooks() {
  return (
    <MasterDetail
      master={{ resource: author, columns: ['name'], maxHeight: '200px' }}
      title={{ zh: '图书', en: 'Books' }}
      below={({ id }) => <ResourceList resource={book} filter={{ authorId: id }} columns={['title']} />}
    />
  );
}
