import { expect, type Page } from '@playwright/test';
import { enterAsAdmin } from './support/admin.ts';
import { linesOf, workbook } from './support/files.ts';
import { act, dialog, visit } from './support/screen.ts';
import { test } from './support/sitting.ts';

/** A list of the system, what one line of its template is filled with, and what the list then shows. */
interface Import {
  path: string;
  /** By caption, without the star of what is required. */
  values: (mark: string) => Readonly<Record<string, string>>;
  shows: (mark: string) => string;
  /** What has to go before, as the list shows it. */
  instead?: string;
}

const imports: Readonly<Record<string, Import>> = {
  'SYS-07 announcements': {
    path: '/isystem/annountCement',
    values: (mark) => ({ 标题: `导入通告${mark}`, 开始时间: '2026-01-05 08:00:00', 消息类型: '通知公告', 通告对象类型: '全体用户' }),
    shows: (mark) => `导入通告${mark}`,
  },
  'SYS-12 categories': {
    path: '/isys/category',
    values: (mark) => ({ 类型名称: `导入分类${mark}` }),
    shows: (mark) => `导入分类${mark}`,
  },
  'SYS-13 check rules': {
    path: '/isystem/checkRule',
    values: (mark) => ({
      规则名称: '导入校验',
      规则Code: `in_check_${mark}`,
      规则JSON: '[{"digits":"*","pattern":"^\\\\d+$","message":"只能是数字","priority":"1"}]',
    }),
    shows: (mark) => `in_check_${mark}`,
  },
  'SYS-15 fill rules': {
    path: '/isystem/fillRule',
    values: (mark) => ({ 规则名称: '导入填值', 规则Code: `in_fill_${mark}`, 规则实现类: '单号（前缀、时间和随机数）' }),
    shows: (mark) => `in_fill_${mark}`,
  },
  'SYS-17 positions': {
    path: '/isystem/position',
    values: (mark) => ({ 职务编码: `in_post_${mark}`, 职务名称: '过磅员', 职级: '员级' }),
    shows: (mark) => `in_post_${mark}`,
  },
  'SYS-02 roles': {
    path: '/isystem/roleUserList',
    values: (mark) => ({ 角色名: '导入角色', 角色编码: `in_role_${mark}` }),
    shows: (mark) => `in_role_${mark}`,
  },
  'SYS-01 users': {
    path: '/isystem/user',
    values: (mark) => ({ 登录账号: `in_user_${mark}`, 真实姓名: '导入员', 工号: `IN${mark}`, 性别: '女' }),
    shows: (mark) => `in_user_${mark}`,
  },
  'MSG-01 messages': {
    path: '/modules/message/sysMessageList',
    values: (mark) => ({ 消息标题: `导入消息${mark}`, 发送方式: '邮件', 接收人: 'someone@example.com', 发送内容: '货已到站' }),
    shows: (mark) => `导入消息${mark}`,
  },
  'SYS-11 jobs': {
    path: '/isystem/QuartzJobList?pageSize=50',
    values: (mark) => ({
      任务类名: '清理过期数据',
      cron表达式: `0 ${mark} 4 * * ? *`,
      描述: `导入任务${mark}`,
      状态: '停止',
    }),
    shows: (mark) => `导入任务${mark}`,
    // There is one job of each class.
    instead: '清理过期数据',
  },
  'SYS-14 data sources': {
    path: '/isystem/dataSource',
    values: (mark) => ({
      数据源编码: `in_source_${mark}`,
      数据源名称: `导入数据源${mark}`,
      数据库类型: 'PostgreSQL',
      驱动类: 'org.postgresql.Driver',
      数据源地址: 'jdbc:postgresql://db.example.com:5432/freight',
      数据库名称: 'freight',
      用户名: 'reader',
    }),
    shows: (mark) => `导入数据源${mark}`,
  },
  'MSG-02 templates': {
    path: '/modules/message/sysMessageTemplateList',
    values: (mark) => ({ 模板CODE: `in_tpl_${mark}`, 模板标题: '导入模板', 模板内容: '到站 ${no}', 模板类型: '邮件' }),
    shows: (mark) => `in_tpl_${mark}`,
  },
};

/** Takes the template of the list in view, fills one line, and imports it. */
async function importOne(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: '导入', exact: true }).click();
  const form = dialog(page, /^导入/);
  const template = page.waitForEvent('download');
  await form.getByRole('button', { name: '下载模板' }).click();
  const [captions = []] = await linesOf(await template);
  const chooser = page.waitForEvent('filechooser');
  await form.getByRole('button', { name: /点击选择/ }).click();
  await (
    await chooser
  ).setFiles(await workbook('填好的模板.xlsx', captions, [captions.map((caption) => values[caption.replace('*', '')] ?? '')]));
  await form.getByRole('button', { name: '检查数据' }).click();
  await form.getByRole('button', { name: '导入 1 行' }).click();
  await expect(form.getByText('导入成功 1 行')).toBeVisible();
  await form.getByRole('button', { name: '关闭' }).last().click();
  await expect(form).toBeHidden();
}

// One page sees them all: what is told of one list does not follow from how the app was loaded.
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await enterAsAdmin(page);
});
test.afterAll(() => page.close());

for (const [title, { path, values, shows, instead }] of Object.entries(imports)) {
  test(`IMP-01 ${title} come in from their filled template and stand in the list`, async () => {
    const mark = `${test.info().retry}7`;
    await visit(page, path);
    if (instead !== undefined) {
      await act(page, page.getByRole('row').filter({ hasText: instead }), '删除');
      await dialog(page, '请确认').getByRole('button', { name: '确定' }).click();
      await expect(page.getByRole('row').filter({ hasText: instead })).toHaveCount(0);
    }
    await importOne(page, values(mark));
    await expect(page.getByRole('row').filter({ hasText: shows(mark) })).toBeVisible();
  });
}
