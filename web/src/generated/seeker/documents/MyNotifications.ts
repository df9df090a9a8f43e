/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MyNotificationsQuery, MyNotificationsQueryVariables } from '../graphql';

export const MyNotificationsDocument: DocumentTypeDecoration<MyNotificationsQuery, MyNotificationsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:9eb8236c35fb39184c802bd74f8f793c9b1382a00668bce46db2e1b64daf1573' },
};
