export { measureFirstScreen, type FirstScreen, type Opened } from './first-screen.ts';
export { checkMessages } from './messages/check-messages.ts';
export {
  collectMessages,
  locales,
  textsOf,
  type Locale,
  type ProjectMessages,
} from './messages/collect-messages.ts';
export { compileMessages } from './messages/compile-messages.ts';
export { messagesPlugin } from './messages/messages-plugin.ts';
export { testConfig, togetherConfig } from './test-config.ts';
export { webApp, type WebApp } from './web-app.ts';
export { repositoryRoot } from './workspace/repository-root.ts';
export { projectsOf, workspaceProjects, type WorkspaceProject } from './workspace/workspace-projects.ts';
