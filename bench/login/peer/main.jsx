// The page of react-admin's tutorial: a login, then a list, with data that need no server.
import fakeRest from 'ra-data-fakerest';
import { Admin, Datagrid, EmailField, List, Resource, TextField, UrlField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const users = Array.from({ length: 10 }, (_, at) => ({
  id: at + 1,
  name: `Person ${at + 1}`,
  email: `person${at + 1}@example.com`,
  address: { street: `Street ${at + 1}` },
  phone: `1-770-736-80${at}`,
  website: 'example.com',
  company: { name: `Company ${at + 1}` },
}));

const authProvider = {
  login: async () => localStorage.setItem('user', 'known'),
  logout: async () => localStorage.removeItem('user'),
  checkAuth: () => (localStorage.getItem('user') === null ? Promise.reject(new Error()) : Promise.resolve()),
  checkError: () => Promise.resolve(),
  getIdentity: async () => ({ id: 'user', fullName: 'Person' }),
  getPermissions: async () => '',
};

const UserList = () => (
  <List>
    <Datagrid>
      <TextField source="id" />
      <TextField source="name" />
      <EmailField source="email" />
      <TextField source="address.street" />
      <TextField source="phone" />
      <UrlField source="website" />
      <TextField source="company.name" />
    </Datagrid>
  </List>
);

createRoot(document.getElementById('root')).render(
  <Admin dataProvider={fakeRest({ users })} authProvider={authProvider}>
    <Resource name="users" list={UserList} />
  </Admin>,
);
