import type { LocalizedText } from '@tarmac/freight-api/rules';

/** Checks that have a name. @source jeecg-wire 4.3 */
export const validTypes: ReadonlySet<string> = new Set([
  'only',
  'n6-16',
  's6-18',
  '*6-16',
  'url',
  'e',
  'm',
  'p',
  's',
  'n',
  'z',
  '*',
  'money',
]);

const longest = 200;
/** Repeats without an end, one after the other: each multiplies the time that a long value can take. */
const mostOpen = 3;
const mostRepeats = 1000;
/** A repeat with more leeway counts as one without an end. */
const fewRepeats = 20;
/** Parts that may be there or not, and groups that choose: each doubles the ways. */
const mostChoices = 12;

const slow: LocalizedText = {
  zh: '正则可能极慢：重复的部分里不能再有重复或多选，不限次数的重复最多3处，可选的部分最多12处',
  en: 'This pattern could take very long: what is repeated can’t hold repeats or alternatives; 3 repeats may be without an end, and 12 parts optional',
};

/**
 * Why a pattern cannot check values. Those are taken that a backtracking engine gets through quickly: nothing that is repeated repeats
 * or chooses, nothing looks around or back. What is left is tried on a thread with a limit of time.
 *
 * @source security 7.34
 */
export function patternProblem(source: string): LocalizedText | undefined {
  if (source.length > longest) return { zh: `正则最多${longest}个字符`, en: `A pattern has ${longest} characters at most` };
  try {
    // Alone and within its brackets: `a)|(b` is well formed only there.
    for (const text of [source, `^(?:${source})$`]) RegExp(text, 'u');
  } catch {
    return { zh: '正则表达式不正确', en: 'This isn’t a regular expression' };
  }
  if (/\\(?:[1-9]|k<)|\(\?(?!:)/.test(withoutClasses(source)))
    return { zh: '正则不能使用断言、反向引用和命名分组', en: 'Lookaround, backreferences and named groups aren’t possible' };
  return isQuick(source) ? undefined : slow;
}

/** A set of characters counts as one character: what stands in it has no other meaning. */
const withoutClasses = (source: string): string =>
  source
    .replaceAll(/\\\\/g, '_')
    .replaceAll(/\\[[\]]/g, '_')
    .replaceAll(/\[[^\]]*\]/g, 'c');

interface Group {
  /** It holds a repeat of a changing number, or alternatives. */
  varies: boolean;
  /** It holds alternatives. */
  chooses: boolean;
}

function isQuick(source: string): boolean {
  const text = withoutClasses(source)
    .replaceAll(/\\[pP]\{[^}]*\}|\\u\{[^}]*\}/g, 'c')
    .replaceAll(/\\./g, 'c')
    .replaceAll('(?:', '(');
  const open: Group[] = [{ varies: false, chooses: false }];
  let endless = 0;
  let choices = 0;
  let closed: Group | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    const repeat = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(text.slice(at));
    const group = open.at(-1) ?? { varies: false, chooses: false };
    if (repeat !== null) {
      const [all, least = '', comma = '', most = ''] = repeat;
      const isEndless = all === '*' || all === '+' || (comma === ',' && (most === '' || Number(most) - Number(least) > fewRepeats));
      const isOptional = all === '?';
      const changes = isEndless || isOptional || (comma === ',' && least !== most);
      if (closed?.varies === true && !isOptional) return false;
      if (Number(most || least || 0) > mostRepeats) return false;
      if (changes) group.varies = true;
      if (isEndless) endless += 1;
      else if (changes) choices += 1;
      at += all.length - 1;
      // A repeat that takes as little as it can.
      if (text.charAt(at + 1) === '?') at += 1;
      closed = undefined;
    } else if (character === '(') {
      open.push({ varies: false, chooses: false });
      closed = undefined;
    } else if (character === ')') {
      closed = open.pop();
      const outer = open.at(-1);
      if (outer !== undefined && closed?.varies === true) outer.varies = true;
    } else {
      if (character === '|') {
        if (!group.chooses) choices += 1;
        group.chooses = true;
        group.varies = true;
      }
      closed = undefined;
    }
  }
  return endless <= mostOpen && choices <= mostChoices;
}
