/** What is behind each entry of the kit, in a sentence or two. */
export const entryTexts = {
  theme: 'Light and dark, eight primary colours, density, radius and size of text, on the whole document or on one element.',
  i18n: 'Texts in Chinese and English, typed keys, texts and languages of the host, dates, numbers and money formatted once.',
  dialog: 'Dialogs, drawers and questions: stacked, focus kept inside and given back, a button that waits for its work.',
  notice: 'Short messages with progress and undo, shown from anywhere by `notices`.',
  input: 'Single controls: text, numbers, money, choices, dates, trees, files, menus; tags, steps, empty and failed states.',
  request:
    'The client of a server: time-outs, cancellation, shared and cached GETs, retries, idempotency keys, refusals. Knows no server: give it a wire. No React.',
  upload: 'Sends files through a request client, with progress, and finds them again. No React.',
  session: 'Who is signed in, in every window: ways to sign in, departments, tickets, expiry; and the pure guard of routes.',
  router: 'A whole product on TanStack Router by one call: menu, guard, tabs and titles; and its guard by itself.',
  'session-dialog': 'The choice of a department, and why a window cannot go on.',
  chunk: 'Loads code on demand and says why it did not arrive. No React.',
  permission: 'Buttons and parts by permission: `<Can>`, `useCan`, a ref, and the inspector for developers.',
  'permission/rules': 'The rules alone, for loaders and servers. No React.',
  dictionary: 'Cached dictionaries: select, radio, checkbox, search, category trees, text and colour by value.',
  form: 'Forms over react-hook-form that check with any Standard Schema, warn before unsaved input is lost and keep drafts.',
  table: 'A table of any length: chosen rows, order, pinned and hidden columns, sums, pages, cards on a phone.',
  'editable-table':
    'A spreadsheet for forms: cell types, rules, undo, find and replace, copy and paste with Excel, 100,000 rows without waiting.',
  'popup-picker':
    'Rows of an online report, searched and ticked in a dialog and copied into form fields; also for cells of the editable table.',
  'org-picker':
    'Departments, people, roles, positions, regions and categories, searched and chosen in a dialog; also for cells of the editable table.',
  expression:
    'The language of computed fields, conditions and defaults of online forms: read to a tree and walked, for browser and server. No React.',
  field: 'Kinds of values (text, money, date, dictionary, files, reference …): shown, edited, searched and exported alike everywhere.',
  resource: 'Whole screens from one declaration: list, search, form, detail, import, export and actions.',
  'back-end':
    'Servers of any make under resources: REST, clients of OpenAPI documents, data providers of react-admin and refine, or one of your own. Each says what it can; the rest is not offered.',
  online:
    'Screens of tables that an administrator declared: lists, trees, master and detail, forms with sub-tables, drawn from the same parts as hand-made ones.',
  tabs: 'Open pages that stay alive: drag, pin, keyboard, a limit of live pages, one question for everything unsaved.',
  layout: 'The frame: menu at the side or along the top, header, breadcrumb, search, login page, a boundary around each page.',
  'command-palette': 'Ctrl+K over menus, open tabs and commands that an app registers; finds pinyin and initials.',
  'shortcut-keys': 'Keys for buttons and fields by their `aria-keyshortcuts`, and Alt+/ that lists them.',
  'settings-drawer': 'What a person may choose about the look, kept in the browser, exported and imported as text.',
  'safe-html': 'Rich text of others, sanitised when it is shown.',
  'rich-text': 'An editor of rich text, and the kind of field that holds it. Needs the packages of Tiptap that are its optional peers.',
  'notice-center': 'A bell of what waits and what is unread, announcements to read, and the line over which news arrives.',
  'change-password': 'The dialog that changes a password, with rules and a meter of its strength.',
  sms: 'Security checks by SMS: code input, countdown, dialog.',
  jeecg:
    'Everything that names a JeecgBoot 2.x server: its wire, session, dictionaries, organisation, checks, uploads and SMS. The only entry that knows one. No React.',
  vite: 'A plugin for builds with Vite that packs what is always loaded together into one file. Runs in Node.',
  'jeecg/back-end': 'Resources on a JeecgBoot 2.x server: the calls that its code generator makes for a table.',
  testing: 'For tests and stories: every provider at once, fake calls and rows in memory, and the cases that a back end must pass.',
};
