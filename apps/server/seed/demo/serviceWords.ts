/** What people say with so many stars. */
export const praise: Readonly<Record<number, { tags: readonly string[]; words: readonly string[] }>> = {
  5: { tags: ['准时;服务好', '装卸配合', '沟通及时'], words: ['准时到达，装卸配合很好', '司机沟通及时，货物完好', '单据齐全，合作愉快'] },
  4: { tags: ['服务好', '单据齐全'], words: ['整体不错，到场稍晚半小时', '服务态度好，回单交得慢一点'] },
  3: { tags: ['一般'], words: ['等待时间较长', '车厢清扫不够干净'] },
  2: { tags: ['迟到'], words: ['晚到四小时，没有提前说明', '磅单填写潦草，反复核对'] },
  1: { tags: ['态度差'], words: ['电话不接，耽误卸货', '中途绕行，态度很差'] },
};

/** What drivers are found to have done, with what they say to it. */
export const violationKinds = [
  {
    type: '1',
    source: 'auto',
    points: 20,
    location: null,
    detail: '装货33.120吨，超过核定载质量32.000吨',
    appeal: '矿上地磅误差，已申请复磅',
  },
  { type: '2', source: 'auto', points: 10, location: null, detail: '轨迹与装卸地点不符', appeal: '修路绕行，附路政公告' },
  { type: '3', source: 'manual', points: 10, location: '途中', detail: '途中关闭定位超过三小时', appeal: '设备断电，已报修' },
  { type: '5', source: 'manual', points: 5, location: '卸货点', detail: '晚到六小时，影响收货', appeal: '高速封闭，有交警通知' },
  { type: '7', source: 'manual', points: 50, location: '装货点', detail: '上传的磅单与磅房记录不一致', appeal: '拍错单据，已补传' },
  { type: '9', source: 'gov', points: 5, location: null, detail: '监管平台拒收：驾驶员位置上报中断', appeal: '盲区行驶，信号恢复后已补报' },
] as const;

/** What is complained of, and what came out. */
export const complaintWishes = [
  {
    type: '3',
    from: '2',
    against: '3',
    content: '约定上午送达，司机下午四点才到，影响生产安排',
    reply: '核实属实，已对司机批评教育',
    result: '1',
  },
  { type: '2', from: '2', against: '3', content: '卸货时发现部分货物受潮，司机未盖好篷布', reply: '篷布破损属实，已责令更换', result: '1' },
  { type: '4', from: '2', against: '3', content: '司机与装货工人发生争吵，态度恶劣', reply: '双方各有责任，已分别提醒', result: '2' },
  {
    type: '1',
    from: '3',
    against: '2',
    content: '收货方扣重过多，与磅单不符，要求复核运费',
    reply: '已按磅单复核，扣重符合合同',
    result: '3',
  },
  {
    type: '6',
    from: '3',
    against: '1',
    content: '运费审核通过三天还没有到账，请尽快处理',
    reply: '收款卡信息有误，更正后已付款',
    result: '2',
  },
  { type: '5', from: '2', against: '1', content: '系统里看不到在途轨迹，客服电话占线', reply: '轨迹设备离线，已恢复并致歉', result: '1' },
  { type: '9', from: '2', against: '3', content: '司机要求另外支付过磅费用，合同里没有约定', reply: '已退还过磅费', result: '1' },
] as const;
