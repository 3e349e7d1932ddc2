import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { collectWidgets } from './collectWidgets.ts';
import { importsOf, rewritten } from './moduleText.ts';

function collect(files: Record<string, string>, stand?: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'tarmac-eject-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  try {
    return collectWidgets(folder, stand);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = {
  'input/index.ts': "export { Tag } from './Tag.tsx';\nexport { Box } from './Box.tsx';\nexport { Field } from './Field.tsx';\n",
  'input/Tag.tsx': "import { cut } from '../internals/cut.ts';\nimport { Box } from './Box.tsx';\nexport function Tag() {}\n",
  'input/Box.tsx': "import { icon } from 'icons/box';\nimport React from 'react';\nexport function Box() {}\n",
  'input/Field.tsx': "import { shared } from '../internals/shared.ts';\nexport function Field() {}\n",
  'input/Other.tsx': "import { shared } from '../internals/shared.ts';\n",
  'internals/cut.ts': 'export const cut = 1;\n',
  'internals/cut.test.ts': "import { test } from 'vitest';\nimport { cut } from './cut.ts';\ntest('TAB-04 it cuts', () => cut);\n",
  'internals/shared.ts': 'export const shared = createContext(null);\n',
};

test('KIT-15 a widget takes along what is not public, and its tests; what is public comes from the kit', () => {
  const { widgets, texts } = collect(files);

  expect(widgets['Tag']).toEqual({
    entry: 'input',
    file: 'input/Tag.tsx',
    files: ['input/Tag.tsx', 'internals/cut.test.ts', 'internals/cut.ts'],
    tests: ['internals/cut.test.ts'],
    packages: ['vitest'],
  });
  expect(texts['input/Tag.tsx']).toContain("import { cut } from '../internals/cut.ts';\nimport { Box } from '@tarmac/admin-kit/input';");
  expect(texts['internals/cut.test.ts']).toContain("test('it cuts'");
  expect(widgets['Box']?.packages).toEqual(['icons', 'react']);
});

test('KIT-15 a widget that shares its state with the kit stays there, unless something stands for it', () => {
  expect(collect(files).kept).toEqual({ Field: 'internals/shared.ts keeps what the rest of the kit shares with it' });
  const stand = { 'internals/shared.ts': 'export const shared = useOfTheKit();\n' };
  expect(collect(files, stand)).toMatchObject({ kept: {}, texts: { 'internals/shared.ts': 'export const shared = useOfTheKit();\n' } });
});

test('KIT-15 a test is about the copy of the file beside it, also where the kit has that for everybody', () => {
  const shown = {
    ...files,
    'input/List.tsx': "const Tag = () => import('./Tag.tsx');\nexport function List() {}\n",
    'input/index.ts': `${files['input/index.ts']}export { List } from './List.tsx';\n`,
    'input/Tag.test.tsx': "import { test } from 'vitest';\nimport { Box } from './Box.tsx';\nimport { Tag } from './Tag.tsx';\n",
  };

  const { widgets, texts } = collect(shown);

  expect(widgets['List']?.tests).toEqual(['input/Tag.test.tsx', 'internals/cut.test.ts']);
  expect(texts['input/Tag.test.tsx']).toContain("from '@tarmac/admin-kit/input';\nimport { Tag } from './Tag.tsx';");
});

test('KIT-15 state that only the widget has goes with it', () => {
  const { 'input/Other.tsx': _other, ...alone } = files;
  expect(collect(alone).widgets['Field']?.files).toEqual(['input/Field.tsx', 'internals/shared.ts']);
});

test('KIT-15 imports are read and written in all their ways', () => {
  const text =
    "import type { A } from './a.ts';\nimport B, { type C, D as E } from './b.ts';\nimport './c.css';\nconst f = () => import('./late.ts');\n";
  expect(importsOf(text).map(({ names, from }) => `${from}:${names.map(({ name }) => name).join()}`)).toEqual([
    './a.ts:A',
    './b.ts:C,D',
    './c.css:',
    './late.ts:',
  ]);
  expect(rewritten("import { type A, B as C, d } from '../x.ts';\n", { entryOf: (name) => (name === 'd' ? undefined : 'form') })).toBe(
    "import { type A, B as C } from '@tarmac/admin-kit/form';\nimport { d } from '../x.ts';\n",
  );
});
