export { evaluate, holds, tryExpression } from './evaluate.ts';
export { expressionFunctions } from './functions.ts';
export { namesIn, type ExpressionNames } from './namesIn.ts';
export { parseExpression } from './parseExpression.ts';
export { fromStockCondition, readDefault, type DefaultValue } from './stock.ts';
export { expressionLimits } from './tree.ts';
export type { ExpressionContext, ExpressionMessage, ExpressionProblem, ExpressionTree, ExpressionValue } from './tree.ts';
