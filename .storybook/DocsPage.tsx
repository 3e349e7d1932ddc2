import { Controls, Description, Heading, Primary, Source, Stories, Subheading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { type KeyNote, keyboard } from './keyboard.ts';

interface Docgen {
  displayName?: string;
  tags?: { example?: string };
}

/** The docs page of every group of stories: what it is, how it is used, its props, its keys, and each state. */
export function DocsPage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, subcomponents = {}, title, parameters } = preparedMeta;
  const own = parameters['keyboard'] as readonly KeyNote[] | undefined;
  const tables = own ? { [title.split('/').at(-1) ?? title]: own } : keyboard[title];
  const examples = [component, ...Object.values(subcomponents)].flatMap((one) => {
    const docgen = (one as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;
    const code = docgen?.tags?.example;
    return code === undefined ? [] : [{ name: docgen?.displayName ?? '', code }];
  });
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
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
      {Object.entries(tables ?? {}).map(([name, keys]) => (
        <KeyTable key={name} name={name} keys={keys} />
      ))}
      <Stories title="States" includePrimary={false} />
    </>
  );
}

function KeyTable({ name, keys }: { name: string; keys: readonly KeyNote[] }) {
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
            <tr key={key + what}>
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
