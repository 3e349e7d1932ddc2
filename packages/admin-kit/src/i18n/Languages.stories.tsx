import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Empty } from '../input/states.tsx';
import { Button } from '../internals/Button.tsx';
import type { KitMessages, Locale, LocalText } from './catalogue.ts';
import { LocaleProvider } from './LocaleProvider.tsx';
import { useTexts } from './useTexts.ts';

const meta = { title: 'I18n/Languages', component: LocaleProvider } satisfies Meta<typeof LocaleProvider>;
export default meta;
type Story = StoryObj;

let asked = 0;
const languages = {
  'fr-FR': async (): Promise<Partial<KitMessages>> => {
    asked += 1;
    return { 'common.search': 'Rechercher', 'common.reset': 'Réinitialiser' };
  },
  'xx-XX': () => Promise.reject(new Error('offline')),
};
const messages = { 'zh-CN': { 'common.reset': '清空条件' } };
const named = { zh: '名称', en: 'Name', 'fr-FR': 'Nom' };
const label: LocalText = named;

function Words() {
  const { t, localize } = useTexts();
  return <p data-testid="words">{`${t('common.search')} · ${t('common.reset')} · ${t('common.close')} · ${localize(label)}`}</p>;
}

function Demo() {
  const [locale, setLocale] = useState<Locale>('zh-CN');
  return (
    <LocaleProvider locale={locale} languages={languages} messages={messages}>
      <Words />
      <Empty />
      {['zh-CN', 'en-US', 'fr-FR', 'xx-XX'].map((one) => (
        <Button key={one} onClick={() => setLocale(one)}>
          {one}
        </Button>
      ))}
    </LocaleProvider>
  );
}

export const Added: Story = {
  name: 'LANG-02 a host adds a language and overrides texts; one that does not arrive leaves the former',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    const words = () => canvas.getByTestId('words');
    await expect(words()).toHaveTextContent('查询 · 清空条件 · 关闭 · 名称');
    await userEvent.click(canvas.getByRole('button', { name: 'en-US' }));
    await waitFor(() => expect(words()).toHaveTextContent('Search · Reset · Close · Name'));
    await userEvent.click(canvas.getByRole('button', { name: 'fr-FR' }));
    await waitFor(() => expect(words()).toHaveTextContent('Rechercher · Réinitialiser · Close · Nom'));
    await waitFor(() => expect(document.documentElement.lang).toBe('fr-FR'));
    await userEvent.click(canvas.getByRole('button', { name: 'xx-XX' }));
    await expect(words()).toHaveTextContent('Rechercher');
    await userEvent.click(canvas.getByRole('button', { name: 'zh-CN' }));
    await userEvent.click(canvas.getByRole('button', { name: 'fr-FR' }));
    await waitFor(() => expect(words()).toHaveTextContent('Rechercher'));
    await expect(asked).toBe(1);
    await userEvent.click(canvas.getByRole('button', { name: 'zh-CN' }));
  },
};

export const NotToBeHad: Story = {
  name: 'LANG-02 a language that is kept but not to be had at the start, or no longer offered, leaves Chinese',
  render: () => (
    <>
      {['xx-XX', 'qq'].map((locale) => (
        <LocaleProvider key={locale} locale={locale} languages={languages}>
          <Words />
        </LocaleProvider>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(async () => {
      const words = canvas.getAllByTestId('words');
      await expect(words).toHaveLength(2);
      for (const one of words) await expect(one).toHaveTextContent('查询 · 重置 · 关闭 · 名称');
    });
    await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
  },
};
