const digits = '零壹贰叁肆伍陆柒捌玖';
const units = ['', '拾', '佰', '仟'];
const groups = ['', '万', '亿', '万亿'];

/** Four digits in words; the highest of them may be nought. */
function groupInWords(value: number): string {
  let words = '';
  for (let place = 3; place >= 0; place -= 1) {
    const digit = Math.trunc(value / 10 ** place) % 10;
    if (digit > 0) words += `${digits[digit]}${units[place]}`;
    else if (words !== '' && !words.endsWith('零')) words += '零';
  }
  return words.replace(/零$/, '');
}

/** Whole yuan in words; nothing for nought. */
function yuanInWords(yuan: number): string {
  let words = '';
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const group = Math.trunc(yuan / 10_000 ** place) % 10_000;
    if (group === 0) continue;
    // Noughts at the head of a group are said once; one at the end of the group above needs not be.
    words += `${words !== '' && group < 1000 ? '零' : ''}${groupInWords(group)}${groups[place]}`;
  }
  return words;
}

/**
 * An amount as it is written on papers so that no figure can be changed: 贰仟捌佰柒拾贰圆陆角整.
 *
 * @param fen integer
 * @source Rules of payment and settlement (支付结算办法), annex 1
 */
export function capitalAmount(fen: number): string {
  const amount = Math.abs(fen);
  const [yuan, jiao, rest] = [Math.trunc(amount / 100), Math.trunc(amount / 10) % 10, amount % 10];
  const sign = fen < 0 ? '负' : '';
  const whole = yuan === 0 ? '' : `${yuanInWords(yuan)}圆`;
  if (jiao === 0 && rest === 0) return `${sign}${whole || '零圆'}整`;
  // A nought between yuan and fen is said; one between yuan and jiao follows from the yuan’s own nought.
  const tenths = jiao > 0 ? `${whole !== '' && yuan % 10 === 0 ? '零' : ''}${digits[jiao]}角` : whole === '' ? '' : '零';
  return `${sign}${whole}${tenths}${rest > 0 ? `${digits[rest]}分` : '整'}`;
}
