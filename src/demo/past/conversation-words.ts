import type { Locale } from '../../contract/locales';

interface Words {
  whenHere: string;
  tooNear: string;
  dentedBox: string;
  dentAnswered: string;
  payByTransfer: string;
  transferAnswered: string;
  thanks: string;
  addressChange: string;
  addressNote: string;
  colour: string;
  holdForMore: string;
  holdAnswered: string;
}

const en: Words = {
  whenHere:
    'Hello! Do you know when this will be at your warehouse? I need it before my sister’s birthday on the 20th.',
  tooNear: 'And could you pack it apart from the rest, please? It is a present.',
  dentedBox: 'In the photo the carton looks dented in one corner. Is what is inside all right?',
  dentAnswered:
    'We opened it once more: only the carton has a dent, the goods are whole. Shall we put it into a new carton?',
  payByTransfer: 'Can I also pay by bank transfer? My card is refused now and then.',
  transferAnswered:
    'Yes: choose “Bank transfer” under Deposit and write the number that you see there into the transfer. It is on your balance within a working day.',
  thanks: 'That worked, thank you!',
  addressChange: 'I am moving next week. Can this one still go to my new address?',
  addressNote:
    'Asked the carrier: the address can be changed until it clears customs. Answer by noon, and take the new address by e-mail only.',
  colour:
    'The seller has the dark blue one left and no black one. Is dark blue fine with you? Until you say so we wait.',
  holdForMore: 'Please keep this in store a little longer, two more things are on their way.',
  holdAnswered: 'Of course. Storage is free for 90 days; send it off with the others whenever you like.',
};

const chinese: Words = {
  whenHere: '你好！请问这件大概什么时候到仓库？我妹妹20号生日，想在那之前收到。',
  tooNear: '另外能不能和其他东西分开包装？是送人的。',
  dentedBox: '照片里纸箱有一个角凹了，里面的东西没事吧？',
  dentAnswered: '我们又开箱看了一次：只是纸箱凹了，商品完好。需要给您换一个新纸箱吗？',
  payByTransfer: '可以用银行转账付款吗？我的卡偶尔会被拒。',
  transferAnswered: '可以。在充值页选择“银行转账”，转账时附上页面显示的编号，一个工作日内到账。',
  thanks: '可以了，谢谢！',
  addressChange: '我下周搬家，这一票还能改寄到新地址吗？',
  addressNote: '问过承运商：清关之前可以改地址。中午前答复，新地址只认邮件里写的。',
  colour: '卖家只剩深蓝色，黑色没有了。深蓝色可以吗？您答复之前我们先不买。',
  holdForMore: '这件请先帮我放一放，还有两件在路上。',
  holdAnswered: '没问题。免费保管90天，到齐后您随时可以一起寄出。',
};

const arabic: Words = {
  whenHere: 'مرحبًا! متى يصل هذا إلى مستودعكم؟ أحتاجه قبل عيد ميلاد أختي في العشرين من الشهر.',
  tooNear: 'وهل يمكن تغليفه منفصلًا عن الباقي؟ إنه هدية.',
  dentedBox: 'يبدو في الصورة أن زاوية الكرتون منبعجة. هل ما في داخله سليم؟',
  dentAnswered: 'فتحناه مرة أخرى: الانبعاج في الكرتون فقط والبضاعة سليمة. هل نضعها في كرتون جديد؟',
  payByTransfer: 'هل يمكنني الدفع بحوالة مصرفية أيضًا؟ بطاقتي تُرفض أحيانًا.',
  transferAnswered:
    'نعم: اختر «حوالة مصرفية» في صفحة الإيداع واكتب الرقم الظاهر هناك في الحوالة، وتصل إلى رصيدك خلال يوم عمل.',
  thanks: 'نجح ذلك، شكرًا!',
  addressChange: 'سأنتقل الأسبوع القادم. هل يمكن إرسال هذه الشحنة إلى عنواني الجديد؟',
  addressNote:
    'سألنا الناقل: يمكن تغيير العنوان قبل التخليص الجمركي. أجيبوا قبل الظهر، والعنوان الجديد بالبريد الإلكتروني فقط.',
  colour: 'بقي لدى البائع اللون الكحلي ولم يبق الأسود. هل يناسبك الكحلي؟ ننتظر ردك قبل الشراء.',
  holdForMore: 'أرجو إبقاء هذا في المستودع قليلًا، فهناك غرضان آخران في الطريق.',
  holdAnswered: 'بالتأكيد. التخزين مجاني لمدة ٩٠ يومًا، وأرسله مع البقية متى شئت.',
};

/** What shoppers of the demo and its staff have written to each other, in the language of a shop; else in English. */
export const conversationWords = (language: Locale): Words =>
  ({ 'zh-CN': chinese, 'zh-HK': chinese, ar: arabic } as Partial<Record<Locale, Words>>)[language] ?? en;
