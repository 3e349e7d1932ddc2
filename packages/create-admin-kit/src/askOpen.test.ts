import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askOpen } from './askOpen.ts';

/** Asks with these lines in a pipe. @returns the answers, and what was written on the way */
async function asked(lines: string, known: Partial<Parameters<typeof askOpen>[0]> = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(lines);
  const wanted = await askOpen({ folder: undefined, backEnd: undefined, ...known }, { input, output });
  return { wanted, said: String(output.read() ?? '') };
}

test('KIT-13 folder and server are asked for, and taken from a pipe as from a keyboard', async () => {
  const { wanted, said } = await asked('tools\njeecg\n');
  expect(wanted).toEqual({ folder: 'tools', backEnd: 'jeecg' });
  expect(said).toBe('Folder (my-admin): Server, rest, jeecg, openapi (rest): ');
});

test('KIT-13 a server that is none is asked for again', async () => {
  const { wanted, said } = await asked(' tools \ngraphql\nopenapi\n');
  expect(wanted).toEqual({ folder: 'tools', backEnd: 'openapi' });
  expect(said.match(/Server/g)).toHaveLength(2);
});

test('KIT-13 an empty line, and the end of all lines, take what is usual', async () => {
  expect((await asked('\n\n')).wanted).toEqual({ folder: 'my-admin', backEnd: 'rest' });
  expect((await asked('')).wanted).toEqual({ folder: 'my-admin', backEnd: 'rest' });
  expect((await asked('tools\ngraphql\n')).wanted).toEqual({ folder: 'tools', backEnd: 'rest' });
});

test('KIT-13 what the command line says is not asked for', async () => {
  expect(await asked('openapi\n', { folder: 'desk' })).toMatchObject({
    wanted: { folder: 'desk', backEnd: 'openapi' },
    said: 'Server, rest, jeecg, openapi (rest): ',
  });
  expect(await asked('', { folder: 'desk', backEnd: 'rest' })).toEqual({ wanted: { folder: 'desk', backEnd: 'rest' }, said: '' });
});
