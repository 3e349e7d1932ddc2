import {
  Anchor,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Source,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useContext } from 'react';
import keyboard from './keyboard.json' with { type: 'json' };
import { plainName } from './plainName.ts';

/** What the keyboard does in a component, and which others inside of it take keys; written by `npm run generate:docs` from `@keyboard`. */
const keysOf: Readonly<Record<string, { keys: readonly (readonly string[])[]; inside: readonly string[] } | undefined>> = keyboard;

interface Docgen {
  displayName?: string;
  tags?: { example?: string };
}

/** The docs page of every group of stories: what it is, how it is used, its props, its keys, and each state. */
export function DocsPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents = {}, parameters } = preparedMeta;
  const [first] = useContext(DocsContext).componentStories();
  const story = parameters['overlay'] === true ? ownPage : undefined;
  const docgens = [component, ...Object.values(subcomponents)].map((one) => (one as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo);
  const names = docgens.flatMap((docgen) => docgen?.displayName ?? []);
  const withKeys = [...new Set([...names, ...names.flatMap((name) => keysOf[name]?.inside ?? [])])];
  const examples = docgens.flatMap((docgen) => {
    const code = docgen?.tags?.example;
    return code === undefined ? [] : [{ name: docgen?.displayName ?? '', code }];
  });
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {first && <Canvas of={first.moduleExport} story={story} />}
      {examples.length > 0 && <Heading>Usage</Heading>}
      {examples.map(({ name, code }) => (
        <Source key={name} language="tsx" code={code} />
      ))}
      <Heading>Props</Heading>
      <Controls />
      <Heading>Accessibility</Heading>
      <p>
        Every state below is checked with axe in light and as said by its story; a finding fails the build. Names, roles and states are
        those of WAI-ARIA.
      </p>
      {withKeys.map((name) => (
        <KeyTable key={name} name={name} keys={keysOf[name]?.keys ?? []} />
      ))}
      <States story={story} />
    </>
  );
}

/** Stories that cover the page (`overlay`) have one of their own each. */
const ownPage = { inline: false, height: '520px' } as const;

/** Every story but the first, which stands above. */
function States({ story }: { story: typeof ownPage | undefined }) {
  const [, ...stories] = useContext(DocsContext).componentStories();
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>States</Heading>
      {stories.map(({ id, name, moduleExport }) => (
        <Anchor key={id} storyId={id}>
          <Subheading>{plainName(name)}</Subheading>
          <Canvas of={moduleExport} story={story} />
        </Anchor>
      ))}
    </>
  );
}

function KeyTable({ name, keys }: { name: string; keys: readonly (readonly string[])[] }) {
  if (keys.length === 0) return null;
  return (
    <>
      <Subheading>{name}</Subheading>
      <table>
        <thead>
          <tr>
            <th>Key</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, what]) => (
            <tr key={`${key} ${what}`}>
              <td>
                <code>{key}</code>
              </td>
              <td>{what}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
