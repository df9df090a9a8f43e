/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { EditJobMutation, EditJobMutationVariables } from '../graphql';

export const EditJobDocument: DocumentTypeDecoration<EditJobMutation, EditJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2bc988f0919696ece877efc6eb3d3be3c67021aa90369d642ff1bd29fe9ed16b' },
};
