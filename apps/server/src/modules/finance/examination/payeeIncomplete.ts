import { businessError } from '../../../platform/errors.ts';

/** @source 40241 */
export const payeeIncomplete = () =>
  businessError(40241, {
    message: '收款人信息不完整',
    errorData: [{ path: 'payeeCardId', message: '请先设置已绑定的收款卡' }],
  });
