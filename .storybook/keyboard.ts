/** A key, or several that do the same, and what it does. */
export type KeyNote = readonly [key: string, what: string];

const list: readonly KeyNote[] = [
  ['↓ ↑', 'Opens the list; moves through it, past what is disabled'],
  ['Enter', 'Chooses the marked option'],
  ['Space', 'Opens a list that is not typed into'],
  ['Esc', 'Closes the list and leaves the value'],
  ['Backspace', 'With an empty search: takes the last chosen value away (several values)'],
];
const tree: readonly KeyNote[] = [
  ['↓ ↑', 'Next and previous node in view'],
  ['→', 'Opens a closed node, then goes into it'],
  ['←', 'Closes an open node, then goes to its parent'],
  ['Home End', 'First and last node in view'],
  ['Enter Space', 'Chooses the node, or turns its check'],
];
const modal: readonly KeyNote[] = [
  ['Tab Shift+Tab', 'Stays within the dialog on top'],
  ['Esc', 'Closes the dialog on top, unless work is under way or it may not be left'],
  ['after closing', 'Focus returns to where it came from'],
];
const menu: readonly KeyNote[] = [
  ['Enter Space ↓', 'On the trigger: opens the menu'],
  ['↓ ↑ Home End', 'Moves through the items'],
  ['a letter', 'Goes to the next item that begins with it'],
  ['Enter', 'Does what the item says'],
  ['Esc', 'Closes the menu and returns to the trigger'],
];

/**
 * What the keyboard does, by the title of a group of stories, shown on its docs page. A group may say its own instead:
 * `parameters: { keyboard: [['Enter', 'Saves']] }`.
 */
export const keyboard: Readonly<Record<string, Readonly<Record<string, readonly KeyNote[]>>>> = {
  'Input/Choices': {
    'Select, multi-select': list,
    'Tree, tree select': tree,
    Cascader: [
      ['↓', 'On the button: opens the columns'],
      ['↓ ↑', 'Moves within a column'],
      ['→ ←', 'Next and previous column'],
      ['Enter Space', 'Chooses the node'],
      ['Esc', 'Closes'],
    ],
    'Radio, checkbox, switch': [
      ['Tab', 'To the group, and out of it'],
      ['↓ ↑ → ←', 'Another radio button'],
      ['Space', 'Turns a checkbox or switch'],
    ],
  },
  'Input/Dates': {
    'Date, date and time, range': [
      ['typing', '2026-03-04, 2026/3/4 and 20260304 mean the same'],
      ['Enter', 'Takes what was typed; what is not a day gives the former one back'],
      ['↓', 'Opens the calendar'],
      ['↓ ↑ → ←', 'In the calendar: a week or a day on or back'],
      ['PageDown PageUp', 'In the calendar: a month on or back, with Shift a year'],
      ['Esc', 'Closes the calendar'],
    ],
  },
  'Input/Text and numbers': {
    Numbers: [
      ['↓ ↑', 'One whole unit less or more'],
      ['Tab', 'Leaves and rounds to the places of the unit'],
    ],
  },
  'Input/Display': { Menu: menu },
  'Input/Upload': {
    'Files and images': [
      ['Tab', 'Through the add button and what each file offers'],
      ['Enter Space', 'Opens the chooser; shows, moves or removes a file'],
    ],
  },
  'Dialog/Dialog': { 'Dialog, drawer, question': modal },
  'Dialog/Stack': { 'Several dialogs': modal },
  'Session/Dialogs': { Dialog: modal },
  'Session/SMS check': { Dialog: modal },
  'Session/Change password': { Dialog: modal },
  'Dictionary/Dictionary': { 'Select, search': list },
  'Dictionary/Trees and tables': { 'Category tree': tree },
  'Table/DataTable': {
    Rows: [
      ['Tab', 'Into the table at one row, then through what the row offers'],
      ['↓ ↑ Home End', 'Another row'],
      ['Enter', 'Opens the row'],
      ['Space', 'Chooses the row'],
    ],
    'Head and pages': [
      ['Enter', 'On a column name: rising, falling, unordered'],
      ['→ ←', 'On a column edge: wider, narrower'],
      ['Enter', 'In the jumper: goes to the page'],
    ],
  },
  'Tabs/Tabs': {
    'Row of tabs': [
      ['→ ← Home End', 'Moves along the row'],
      ['Enter', 'Shows the page'],
      ['Delete', 'Closes the tab, after a question when it holds unsaved input'],
      ['Ctrl+Shift+→ ←', 'Moves the tab; its new place is announced'],
      ['Shift+F10', 'Opens the menu of the tab'],
    ],
  },
  'Resource/ResourceList': {
    'Tabs of states': [['→ ←', 'Another state']],
    'Rows and pages': [
      ['↓ ↑', 'Another row'],
      ['Enter', 'In the search: searches. On a row: opens it'],
    ],
  },
  'Resource/ResourceTreeList': {
    'Rows below each other': [
      ['→', 'Opens a row, then goes into it'],
      ['←', 'Closes a row, then goes to its parent'],
      ['↓ ↑ Home End', 'Another row'],
    ],
  },
  'Resource/ShortcutKeys': {
    'On a list': [
      ['Alt+N', 'Adds'],
      ['Alt+S Alt+Q', 'Into the search; the advanced query'],
      ['Alt+PageDown Alt+PageUp', 'Next and previous page'],
      ['Alt+R Alt+X Alt+I', 'Refreshes, exports, imports'],
    ],
    Everywhere: [
      ['Ctrl+Enter', 'In a dialog: its main button'],
      ['Alt+/', 'What works now'],
    ],
  },
  OrgPicker: {
    Field: [['Enter Space ↓', 'Opens the dialog']],
    Search: [['↓', 'Into the tree of departments, to the first that fits']],
    Departments: tree,
    Dialog: modal,
  },
  'CommandPalette/CommandPalette': {
    Palette: [
      ['Ctrl+K ⌘K', 'Opens and closes the palette'],
      ['typing', 'Text, pinyin or initials'],
      ['↓ ↑ PageDown PageUp Home End', 'Moves through what was found'],
      ['Enter', 'Does it'],
      ['Esc', 'Closes and gives the focus back'],
    ],
  },
  'Layout/AdminLayout': {
    Frame: [
      ['Tab', 'First stop of the page: a link past the menu to the content'],
      ['↓ ↑ Home End', 'In the side menu: another entry'],
      ['→ ←', 'In the menu along the top: another entry'],
      ['Enter Space', 'Opens a page, opens or closes a group'],
    ],
  },
  'Layout/Menus': {
    'Side menu': [
      ['↓ ↑ Home End', 'Another entry'],
      ['Enter Space', 'Opens a page, opens or closes a group; collapsed, a group opens beside the menu'],
      ['Esc', 'Closes what opened beside the menu'],
    ],
    'Menu along the top': [
      ['→ ←', 'Another entry'],
      ['Enter Space', 'Opens a page, or what is below a group'],
      ['Esc', 'Closes it'],
    ],
  },
  'Resource/Parts': {
    'Actions of a row': menu,
    'Detail, import': modal,
  },
  'Resource/Row menu': {
    'Menu of a row': [['Shift+F10 ≣', 'On a row: opens its menu'], ...menu.slice(1)],
  },
  'Resource/Actions': { 'What became of several rows': modal },
  'Form/Draft': { Offer: [['Tab', 'To restore, then to discard']] },
  'Dictionary/States': { 'Select, search': list, 'Category tree': tree },
  'Layout/MenuSearch': {
    Search: [
      ['↓ ↑', 'Moves through what was found'],
      ['Enter', 'Opens the page'],
      ['Esc', 'Closes'],
    ],
  },
  'Notice/Bell': {
    Bell: [
      ['→ ← Home End', 'Between what waits and the announcements'],
      ['Esc', 'Closes the panel'],
    ],
  },
};
