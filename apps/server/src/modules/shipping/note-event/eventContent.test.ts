import { describe, expect, test } from 'vitest';
import '../../index.ts';
import { eventContent } from './eventContent.ts';

const zh = { locale: 'zh' } as const;
const en = { locale: 'en' } as const;

describe('SHIP-20 LANG-01 what happened to a waybill is told in the language of the reader', () => {
  test.each([
    ['派车：张伟 鲁B12345，计划32.000吨，约定预付⟦1000.00⟧元', 'Dispatched: 张伟 鲁B12345, 32.000 t planned, 1000.00 CNY to be prepaid'],
    ['派车：张伟 鲁B12345，计划32.000吨', 'Dispatched: 张伟 鲁B12345, 32.000 t planned'],
    ['派车：廖鑫 新AA0019', 'Dispatched: 廖鑫 新AA0019'],
    ['廖鑫 接单', 'Accepted by 廖鑫'],
    ['装货 31.480 吨，磅单号 ZH4005', 'Loaded 31.480 t, weigh slip ZH4005'],
    ['从 榆林市 发车', 'Departed from 榆林市'],
    ['卸货 31.200 吨，磅单号 XH4005', 'Unloaded 31.200 t, weigh slip XH4005'],
    ['王敏 签收', 'Signed for by 王敏'],
    ['业务审核通过', 'Business review passed'],
    ['装货32.100吨，司机运费⟦2710.00⟧元', 'Loaded 32.100 t, driver’s fee 2710.00 CNY'],
    ['驳回撤销：货已上路', 'Revocation refused: 货已上路'],
    ['同意撤销', 'Revocation approved'],
    [
      '导入磅单：卸货31.900吨（原装货32.000吨，原卸货31.000吨，现装货32.100吨），司机运费2710.00元',
      'Weigh slip imported: unloaded 31.900 t (loaded 32.000 t before, unloaded 31.000 t before, loaded 32.100 t now), driver’s fee 2710.00 CNY',
    ],
    [
      '改价：司机运价⟦80.0000元 → 82.0000元⟧，杂费⟦无 → 5.00元⟧。原因：油价。',
      'Price changed: Driver’s price 80.0000 CNY → 82.0000 CNY, Extra fee none → 5.00 CNY. Reason: 油价。',
    ],
    ['修正：卸货33.700吨 → 33.300吨。原因：卸货33吨', 'Corrected: unloaded 33.700 t → 33.300 t. Reason: 卸货33吨'],
    [
      '验收通过：装货32.480吨 → 32.000吨，卸货32.300吨 → 31.950吨，司机运费⟦2,736.00⟧元',
      'Check passed, corrected: loaded 32.480 t → 32.000 t, unloaded 32.300 t → 31.950 t, driver’s fee 2,736.00 CNY',
    ],
    ['业务审核驳回：轨迹不符（R4、R5）', 'Business review refused: 轨迹不符 (R4, R5)'],
    ['改价：无变化。原因：补记', 'Price unchanged. Reason: 补记'],
    ['路上堵车，晚两小时', '路上堵车，晚两小时'],
  ])('%s', (content, english) => {
    expect(eventContent(en, { content, sees: true })).toBe(english);
    expect(eventContent(zh, { content, sees: true })).toBe(content.replaceAll(/[⟦⟧]/g, ''));
  });

  test('PERM-06 amounts stay hidden from those who may not see them', () => {
    expect(eventContent(en, { content: '装货32.100吨，司机运费⟦2710.00⟧元', sees: false })).toBe('Loaded 32.100 t, driver’s fee -- CNY');
  });
});
