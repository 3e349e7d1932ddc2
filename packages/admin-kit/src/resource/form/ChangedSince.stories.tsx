import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KitFrame } from '../../testing/KitFrame.tsx';
import { ChangedSince } from './ChangedSince.tsx';

/** What somebody else changed of a row while another person looked at it. */
const meta = { title: 'Resource/ChangedSince', component: ChangedSince } satisfies Meta<typeof ChangedSince>;
export default meta;
type Story = StoryObj;

const fields = {
  owner: { kind: 'text', label: { zh: '所有人', en: 'Owner' } },
  weight: { kind: 'text', label: { zh: '核定载质量', en: 'Rated load' } },
  photo: { kind: 'files', image: true, label: { zh: '行驶证', en: 'Licence' } },
} as const;
const before = { owner: '顺达', weight: '32.000', photo: 'x/1.png', version: 3 };
const now = { owner: '通达', weight: '32.000', photo: 'x/2.png', version: 4, updateBy: '王芳' };
const render = () => (
  <KitFrame own={false}>
    <ChangedSince fields={fields} before={before} now={now} />
  </KitFrame>
);

export const Changed: Story = {
  name: 'FORM-03 who changed what of a row is told, each value then and now',
  render,
  play: async ({ canvas }) => {
    const changes = await canvas.findByRole('region', { name: '变更内容' });
    await expect(changes).toHaveTextContent('王芳已修改该数据，以下为最新内容，请核对后继续所有人顺达→通达行驶证已更换');
  },
};
export const Dark: Story = { globals: { theme: 'dark', locale: 'en-US' }, render };
