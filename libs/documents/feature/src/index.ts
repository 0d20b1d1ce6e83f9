export { DocumentList, type DocumentListProps } from './document-list/document-list.tsx';
