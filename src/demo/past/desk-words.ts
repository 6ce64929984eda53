import type { Locale } from '../../contract/locales';
import type { CannedAnswerInput } from '../../contract/thread-desk';

/** A word that was searched for so often, and whether anything was found. */
export interface Searched {
  word: string;
  times: number;
  isFound: boolean;
}
interface Words {
  answers: CannedAnswerInput[];
  searches: Searched[];
  foundBehind: string;
}

const ANSWERS: CannedAnswerInput[] = [
  {
    title: 'Where is it?',
    texts: {
      en: 'Hello {{name}}, I have looked at {{reference}}: each step that it makes stands on its page, and you are told of the next one as soon as it is made.\n{{staff}}, {{shop}}',
      'zh-CN':
        '{{name}}您好，我已查看 {{reference}}：每一步进展都会显示在它的页面上，下一步一有进展就会马上通知您。\n{{shop}} {{staff}}',
      ar: 'مرحبًا {{name}}، راجعت {{reference}}: تظهر كل خطوة له في صفحته، ونخبرك بالخطوة التالية فور حدوثها.\n{{staff}}، {{shop}}',
    },
    then: 'DONE',
    note: 'Looked at its last step.',
  },
  {
    title: 'Which colour instead?',
    texts: {
      en: 'Hello {{name}}, the seller of {{reference}} has no more of the colour that you chose. Which other one may we take? Until you answer we wait.',
      'zh-CN': '{{name}}您好，{{reference}} 您选的颜色卖家没有了。可以换哪一种颜色？您答复之前我们先不买。',
      ar: 'مرحبًا {{name}}، نفد اللون الذي اخترته من بائع {{reference}}. أي لون آخر يناسبك؟ ننتظر ردك.',
    },
    then: 'WAITING_SHOPPER',
    note: '',
  },
  {
    title: 'Batteries and liquids',
    texts: {
      en: 'Batteries, liquids and magnets go by some lines only. The page of the parcel says which lines take it; “Sensitive goods” is the one that takes all three.',
      'zh-CN': '带电、液体和带磁的物品只能走部分线路。包裹页面会列出可选线路，“敏感货”三种都收。',
      ar: 'البطاريات والسوائل والمغناطيس تُشحن عبر بعض الخطوط فقط، وتعرض صفحة الطرد الخطوط التي تقبلها.',
    },
    then: null,
    note: '',
  },
];

const words = (found: [string, number][], nothing: [string, number][]): Searched[] => [
  ...found.map(([word, times]) => ({ word, times, isFound: true })),
  ...nothing.map(([word, times]) => ({ word, times, isFound: false })),
];

const en: Words = {
  answers: ANSWERS,
  searches: words(
    [['tea set', 31], ['linen shirt', 24], ['desk lamp', 19], ['hiking backpack', 12], ['mechanical keyboard', 9]],
    [['left-handed scissors', 11], ['cast iron waffle maker', 6], ['oud strings', 4]],
  ), // prettier-ignore
  foundBehind: 'It stood behind the box beside it: counted again with the clerk, and all is there.',
};
const chinese: Words = {
  answers: ANSWERS,
  searches: words(
    [['茶具', 31], ['亚麻衬衫', 24], ['台灯', 19], ['登山包', 12]],
    [['左手剪刀', 11], ['铸铁华夫饼机', 6]],
  ), // prettier-ignore
  foundBehind: '它在旁边箱子后面：和仓管又数了一遍，一件不少。',
};
const arabic: Words = {
  answers: ANSWERS,
  searches: words(
    [['طقم شاي', 31], ['قميص كتان', 24], ['مصباح مكتب', 19], ['حقيبة ظهر', 12]],
    [['مقص لليد اليسرى', 11], ['أوتار عود', 6]],
  ), // prettier-ignore
  foundBehind: 'كان خلف الصندوق المجاور: عددناه مرة أخرى مع أمين المستودع وكل شيء موجود.',
};

/** What staff of the demo have written for themselves, and its shoppers searched for, in the language of a shop; else in English. */
export const deskWords = (language: Locale): Words =>
  ({ 'zh-CN': chinese, 'zh-HK': chinese, ar: arabic } as Partial<Record<Locale, Words>>)[language] ?? en;
