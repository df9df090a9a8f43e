/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { BookmarkJobMutation, BookmarkJobMutationVariables } from '../graphql';

export const BookmarkJobDocument: DocumentTypeDecoration<BookmarkJobMutation, BookmarkJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:b4629b3ccc85b5d246facfdcf876095e8d029bd4d55b1cf77457873fa4b2f563' },
};
