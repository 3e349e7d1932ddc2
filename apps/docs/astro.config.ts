import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
import { sidebar } from './scripts/sidebar.ts';

/** Pages are written by scripts/site.ts into src/content/docs; DOCS_BASE is the folder that the site is served from. */
export default defineConfig({
  base: process.env['DOCS_BASE'] ?? '/',
  integrations: [
    starlight({
      title: 'Tarmac admin kit',
      defaultLocale: 'root',
      locales: { root: { label: '简体中文', lang: 'zh-CN' }, en: { label: 'English', lang: 'en' } },
      customCss: ['./src/site.css'],
      sidebar: sidebar(),
      pagefind: true,
      credits: false,
    }),
  ],
});
