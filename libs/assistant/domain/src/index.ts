export { citedAnswer, type AnswerSentence, type CitedAnswer, type Source } from './cited-answer.ts';
export { searchedWords, searchForm } from './searched-words.ts';
export { isMistyped } from './mistyped.ts';
export { isThreadOver } from './thread-age.ts';
export { topicsOf, type Topic } from './topics.ts';
export { rankArticles, type FoundPassage, type RankedArticle } from './rank-articles.ts';
export { stateOf, type RunState, type RunStep, nextState } from './run-state.ts';
export { pseudonymised, standInPattern, type Pseudonymised } from './pseudonyms.ts';
export { distrustOf, linesOf, type Distrust, type Finding } from './trusted-wording.ts';
